import { packageExtension } from './vsix';

/** `npm run package`: packs what was built; vsce prints what is in it. */
async function main(): Promise<void> {
  const { path, bytes } = await packageExtension();
  console.log(`${path}: ${(bytes / 1024).toFixed(1)} KB`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
