import { servePanel } from './page';
import { themes, type ThemeName } from './themes';

/** Serves the panel with a host that plays an extraction, to look at in any browser. */
async function main(): Promise<void> {
  const page = await servePanel();
  for (const theme of Object.keys(themes) as ThemeName[]) {
    for (const language of ['en', 'zh'] as const) console.log(`${page.url({ theme, language })}&play`);
  }
}

void main();
