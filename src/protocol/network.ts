/**
 * Where a host is, as far as its name or number tells. `loopback`: this machine, by a number or name that can mean no
 * other. `private`: a network of the user's own, this machine by a name that a resolver has to answer, or one beside a
 * container. `public`: anything else.
 */
export type Network = 'loopback' | 'private' | 'public';

/** Ends of names that are never given out on the internet (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|lan|internal|intranet|home\.arpa|test)$|^(?!\d+$)[a-z\d_-]+$/;

/** Of a URL: its host; a text that is none is `public`, the network of which the least is assumed. */
export function networkOf(url: string): Network {
  if (!URL.canParse(url)) return 'public';
  // `localhost.` is the same host, from the root of all names.
  const host = new URL(url).hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return networkOfIpv6(host.slice(1, -1));
  const numbers = /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host.split('.').map(Number) : undefined;
  if (numbers) return networkOfIpv4(numbers);
  if (host === 'localhost') return 'loopback';
  return PRIVATE_NAME.test(host) ? 'private' : 'public';
}

/** `0.0.0.0` as a destination is this machine; 100.64/10 is what Tailscale and carriers give out (RFC 6598). */
function networkOfIpv4([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Network {
  if (a === 127 || a + b + c + d === 0) return 'loopback';
  const within =
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    (a === 100 && b >= 64 && b <= 127);
  return within ? 'private' : 'public';
}

/** As URLs write it: in small letters, the longest row of zeros left out, an IPv4 address in hexadecimal. */
function networkOfIpv6(address: string): Network {
  if (address === '::1' || address === '::') return 'loopback';
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address);
  if (mapped) {
    const numbers = mapped.slice(1).flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]);
    return networkOfIpv4(numbers);
  }
  return /^(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):/.test(address) ? 'private' : 'public';
}
