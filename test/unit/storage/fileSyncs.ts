import { open } from 'node:fs/promises';

async function fileHandlePrototype(): Promise<{ datasync(): Promise<void> }> {
  const file = await open(process.execPath, 'r');
  await file.close();
  return Object.getPrototypeOf(file) as { datasync(): Promise<void> };
}

/** How often files were flushed to the disk during some work. */
export async function countSyncs(work: () => Promise<unknown>): Promise<number> {
  const prototype = await fileHandlePrototype();
  const { datasync } = prototype;
  let syncs = 0;
  prototype.datasync = function () {
    syncs++;
    return datasync.call(this);
  };
  try {
    await work();
  } finally {
    prototype.datasync = datasync;
  }
  return syncs;
}

/** Does some work while flushing fails, as on a full disk. */
export async function withFailingSync(code: string, work: () => Promise<unknown>): Promise<void> {
  const prototype = await fileHandlePrototype();
  const { datasync } = prototype;
  prototype.datasync = () => Promise.reject(Object.assign(new Error(code), { code }));
  try {
    await work();
  } finally {
    prototype.datasync = datasync;
  }
}
