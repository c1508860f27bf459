/** Hosts that are not on the public internet. */
const PRIVATE =
  /^(?:localhost|[^.]+|.*\.(?:local|localdomain|internal|intranet|corp|lan|home|private|test|example|invalid)|\d+\.\d+\.\d+\.\d+|\[.*\])$/i;

/**
 * The https address of a repository by the URL of its remote, without user, password, port of SSH, query and `.git`;
 * `undefined` for a path, a file and a host that is not public.
 */
export function publicUrl(remote: string): string | undefined {
  const text = remote.trim();
  const scp = /^(?:[^@/\s:]+@)?([\w.-]+\.[\w-]+):(?!\/\/)\/?(.+)$/.exec(text);
  let url: URL;
  try {
    url = new URL(scp && !/^[a-z]:[\\/]/i.test(text) ? `https://${scp[1]}/${scp[2]}` : text);
  } catch {
    return undefined;
  }
  if (!['https:', 'http:', 'ssh:', 'git:', 'git+ssh:'].includes(url.protocol)) return undefined;
  const port = url.protocol === 'https:' && url.port !== '' ? `:${url.port}` : '';
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  if (PRIVATE.test(url.hostname) || path.length < 2 || path.includes('..')) return undefined;
  return `https://${url.hostname.toLowerCase()}${port}${path}`;
}
