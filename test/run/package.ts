import { packageExtension } from './vsix';

/** `npm run package`: packs what was built and prints what is in it. */
async function main(): Promise<void> {
  const { path, bytes, files } = await packageExtension();
  const kb = (size: number) => `${(size / 1024).toFixed(1)} KB`.padStart(12);
  for (const file of files) console.log(`${kb(file.bytes)}  ${file.path}`);
  console.log(`${kb(bytes)}  ${path}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
