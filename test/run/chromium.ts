import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command';

/** Switches for a browser that only tests look at; root has no sandbox in a container. */
export const chromiumArgs = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The path of a Chrome or Chromium: `CHROME_PATH`, else one from the usual places, else Debian's `chromium`, installed
 * now where we are root. Rejects with what to install.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names no file: ${given}`);
  const found = given ?? firstExisting();
  if (found) return found;
  if (await installWithApt(say)) {
    const installed = firstExisting();
    if (installed) return installed;
  }
  throw new Error(
    'The end-to-end tests need Chrome or Chromium. Install one (Debian, Ubuntu: apt-get install chromium; ' +
      'macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) ' +
      'or set CHROME_PATH to the program.',
  );
}

/** Adds fonts for Chinese where that is possible; without them pictures in Chinese show empty boxes. */
export async function ensureChineseFonts(say: (line: string) => void): Promise<void> {
  if (!canInstall() || existsSync('/usr/share/fonts/opentype/noto')) return;
  try {
    say('Installing fonts for Chinese (fonts-noto-cjk)');
    await apt(['update']);
    await apt(['install', '-y', '--no-install-recommends', 'fonts-noto-cjk']);
  } catch {
    say('  not possible; pictures in Chinese will lack characters');
  }
}

function firstExisting(): string | undefined {
  return candidates().find((path) => existsSync(path));
}

function candidates(): string[] {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')];
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.flatMap((dir) => names.map((name) => join(dir, `${name}.app/Contents/MacOS/${name}`)));
  }
  if (process.platform === 'win32') {
    const bases = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => process.env[name] ?? [],
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return bases.flatMap((base) => programs.map((program) => join(base, program)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const dirs = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return dirs.flatMap((dir) => names.map((name) => join(dir, name)));
}

async function installWithApt(say: (line: string) => void): Promise<boolean> {
  if (!canInstall()) return false;
  say('No Chrome or Chromium found: installing Debian’s chromium (once, a minute or two)');
  try {
    await apt(['update']);
    await apt(['install', '-y', '--no-install-recommends', 'chromium']);
    return true;
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (args: string[]) =>
  run('/usr/bin/apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
