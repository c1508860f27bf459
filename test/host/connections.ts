import dns from 'node:dns';
import { Socket } from 'node:net';

/**
 * Notes every host and port that this process connects to, and every name it looks up, until `stop`; but for the
 * runner's own, to which the suite reports.
 */
export function watchConnections(): { stop(): string[] } {
  const seen = new Set<string>();
  const reporter = process.env['VITAE_TEST_REPORT'] ?? '';
  const { connect } = Socket.prototype;
  const { lookup } = dns;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    const target = targetOf(args);
    if (target !== null && !reporter.endsWith(target)) seen.add(target);
    return Reflect.apply(connect, this, args) as Socket;
  } as typeof connect;
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    seen.add(`lookup ${name}`);
    return Reflect.apply(lookup, dns, [name, ...rest]) as unknown;
  }) as typeof lookup;
  return {
    stop() {
      Socket.prototype.connect = connect;
      dns.lookup = lookup;
      return [...seen].sort();
    },
  };
}

/** `host:port` of a connection over the network; `null` for a pipe on this machine. */
function targetOf(args: unknown[]): string | null {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null && 'port' in first) {
    const { host = 'localhost', port } = first as { host?: string; port: number | string };
    return `${host}:${port}`;
  }
  return typeof first === 'number' ? `${typeof second === 'string' ? second : 'localhost'}:${first}` : null;
}
