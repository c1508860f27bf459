import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** A command that ended badly; the message carries the end of its output. */
export class CommandError extends Error {
  constructor(command: string, how: string, output: string) {
    super(`${command}: ${how}\n${output.trimEnd().split('\n').slice(-30).join('\n')}`);
    this.name = 'CommandError';
  }
}

/** Runs a command to its end and returns what it printed. Rejects with `CommandError`. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return ended(child, `${command} ${args.join(' ')}`, () => output).then(() => output);
}

/** Runs a command whose output goes where ours goes. Rejects with `CommandError`. */
export function show(command: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  return ended(child, `${command} ${args.join(' ')}`, () => '');
}

/** Runs npm: the one that runs us, else the one on the PATH. */
export function npm(args: string[], cwd: string): Promise<string> {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], { cwd });
  // npm is a .cmd file on Windows, which only a shell starts; the arguments are our own.
  return run('npm', args, { cwd, shell: process.platform === 'win32' });
}

function ended(child: ChildProcess, command: string, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CommandError(command, error.message, output())));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandError(command, signal ? `ended by ${signal}` : `exit ${code}`, output()));
    });
  });
}
