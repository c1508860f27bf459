import { open } from 'node:fs/promises';

interface Flushing {
  datasync(): Promise<void>;
  sync(): Promise<void>;
}

async function fileHandlePrototype(): Promise<Flushing> {
  const file = await open(process.execPath, 'r');
  await file.close();
  return Object.getPrototypeOf(file) as Flushing;
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
  const { datasync, sync } = prototype;
  const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
  Object.assign(prototype, { datasync: fail, sync: fail });
  try {
    await work();
  } finally {
    Object.assign(prototype, { datasync, sync });
  }
}
