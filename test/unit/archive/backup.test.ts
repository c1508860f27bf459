import assert from 'node:assert/strict';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptySidecar, sidecarText } from '../../../src/document/sidecar';
import { restoreResumes } from '../../../src/document/restoredResumes.io';
import { sha256, writeBackup, type BackupOptions, type BackupReport } from '../../../src/storage/backup';
import {
  checkBackup,
  findBackups,
  restoreChats,
  type RestoredChats,
} from '../../../src/storage/backupRestore';
import { ThreadStore } from '../../../src/storage/threadStore';
import { RecordedWindow } from '../graphs/recordedWindow';
import { folder } from './files';
import { putRecorded } from './recorded';

const quiet = { signal: new AbortController().signal, progress: () => undefined };
const resumeText = (id: string, name: string): string =>
  `{\n  "basics": { "name": "${name}" },\n  "meta": { "vitae": { "version": 1, "id": "${id}" } }\n}\n`;

describe('a backup', () => {
  const at = folder();
  const stores: ThreadStore[] = [];
  const store = (storage: string): ThreadStore => {
    const opened = new ThreadStore(at(storage, 'threads'), { sync: false });
    stores.push(opened);
    return opened;
  };
  let waiting: string;
  let finished: string;

  beforeEach(async () => {
    waiting = await putRecorded('project-v1-waiting', at('here', 'threads'));
    finished = await putRecorded('project-v1-finished', at('here', 'threads'));
    await mkdir(at('here', 'resumes'));
    await mkdir(at('backups'));
    await writeFile(at('here', 'resumes', 'resume.resume.json'), resumeText('r1', 'Ada'));
    await writeFile(at('here', 'resumes', 'r1.evidence.json'), sidecarText(emptySidecar('r1')));
  });
  afterEach(() => Promise.all(stores.splice(0).map((one) => one.close())));

  async function backUp(options: Partial<BackupOptions> = {}): Promise<BackupReport> {
    return writeBackup(at('backups'), {
      storage: at('here'),
      threads: await store('here').list(),
      resume: { id: 'r1', name: 'resume', private: true, bytes: null },
      now: () => new Date(2026, 10, 30, 15, 30),
      ...quiet,
      ...options,
    });
  }

  async function restore(from: string, storage: string): Promise<RestoredChats> {
    const backup = await checkBackup(from, quiet);
    await restoreResumes(at(storage, 'resumes'), backup.resumes);
    return restoreChats(store(storage), backup, quiet);
  }

  /** Changes a file of the backup together with its fingerprint, as somebody could. */
  async function forge(from: string, path: string, bytes: Buffer): Promise<void> {
    await writeFile(join(from, path), bytes);
    await editManifest(from, (manifest) => {
      for (const file of manifest['files'] as { path: string; size: number; sha256: string }[]) {
        if (file.path === path) Object.assign(file, { size: bytes.length, sha256: sha256(bytes) });
      }
    });
  }

  async function editManifest(from: string, change: (manifest: Record<string, unknown>) => void) {
    const manifest = JSON.parse(await readFile(join(from, 'backup.json'), 'utf8')) as Record<string, unknown>;
    change(manifest);
    await writeFile(join(from, 'backup.json'), JSON.stringify(manifest));
  }

  it('holds every thread and resume under a name with its time, and only then', async () => {
    const { folder: made, chats, resumes, unreadable } = await backUp();
    assert.equal(made, at('backups', 'Vitae Backup 2026-11-30 1530'));
    assert.deepEqual([chats, resumes, unreadable], [2, 1, []]);
    assert.deepEqual(await readdir(at('backups')), ['Vitae Backup 2026-11-30 1530']);
    assert.deepEqual((await readdir(made)).sort(), ['backup.json', 'chats', 'resumes']);
    assert.deepEqual((await backUp()).folder, `${made} (2)`);
  });

  it('leaves nothing behind when it is cancelled or fails', async () => {
    const abort = new AbortController();
    const progress = (done: number): void => (done === 1 ? abort.abort() : undefined);
    await assert.rejects(backUp({ signal: abort.signal, progress }), { name: 'AbortError' });
    assert.deepEqual(await readdir(at('backups')), []);
    await rename(at('here', 'resumes'), at('elsewhere'));
    await writeFile(at('here', 'resumes'), '');
    await assert.rejects(backUp(), { code: 'storage-failed' });
    assert.deepEqual(await readdir(at('backups')), []);
  });

  it('restored into an empty storage brings every thread back, and what waits is approved there', async () => {
    const { folder: made } = await backUp();
    const { restored, left } = await restore(made, 'there');
    assert.deepEqual([restored.sort(), left], [[waiting, finished].sort(), []]);
    assert.equal(
      await readFile(at('there', 'resumes', 'resume.resume.json'), 'utf8'),
      resumeText('r1', 'Ada'),
    );
    const ids = (await store('there').list()).map((one) => [one.id, 'waiting' in one && one.waiting]);
    assert.deepEqual(
      ids.sort(),
      [
        [waiting, true],
        [finished, false],
      ].sort(),
    );
    const window = new RecordedWindow(at('there', 'threads'), at('nowhere'));
    const session = await window.open(waiting);
    await window.approve(session);
    assert.equal(window.resume.projects.length, 1);
    await window.close();
  });

  it('keeps what was added when restoring is cancelled, and adds the rest the next time', async () => {
    const { folder: made } = await backUp();
    const backup = await checkBackup(made, quiet);
    const abort = new AbortController();
    const progress = (done: number): void => (done === 1 ? abort.abort() : undefined);
    const first = await restoreChats(store('there'), backup, { signal: abort.signal, progress });
    assert.deepEqual([first.restored.length, first.left, first.remaining], [1, [], 1]);
    const second = await restoreChats(store('there'), backup, quiet);
    assert.deepEqual([second.restored.length, second.left, second.remaining], [1, first.restored, 0]);
  });

  it('restored again changes nothing', async () => {
    const { folder: made } = await backUp();
    await restore(made, 'there');
    const before = await contents(at('there'));
    assert.deepEqual((await restore(made, 'there')).restored, []);
    assert.deepEqual(await contents(at('there')), before);
    const own = await contents(at('here'));
    assert.deepEqual((await restore(made, 'here')).left.sort(), [waiting, finished].sort());
    assert.deepEqual(await contents(at('here')), own);
  });

  it('holds the files of what could not be read, and says so', async () => {
    const [name = ''] = await readdir(at('here', 'threads', finished));
    await writeFile(at('here', 'threads', finished, name), 'garbage');
    const { folder: made, chats, unreadable } = await backUp();
    assert.deepEqual([chats, unreadable], [1, [{ id: finished, code: 'thread-unreadable' }]]);
    assert.equal(await readFile(join(made, 'unreadable', finished, name), 'utf8'), 'garbage');
    assert.deepEqual((await restore(made, 'there')).restored, [waiting]);
  });

  it('holds the current resume wherever it is', async () => {
    const bytes = Buffer.from(resumeText('r2', 'Lin'));
    const resume = { id: 'r2', name: 'r: *1*', private: false, bytes };
    const { folder: made, resumes } = await backUp({ resume });
    assert.equal(resumes, 2);
    const { manifest, resumes: files } = await checkBackup(made, quiet);
    assert.deepEqual(manifest.resume, { id: 'r2', file: 'resumes/r- -1-.resume.json' });
    assert.deepEqual(files.get('r- -1-.resume.json'), bytes);
  });

  describe('that was changed', () => {
    let made: string;
    beforeEach(async () => {
      ({ folder: made } = await backUp());
    });

    const refused: Record<string, [string, () => Promise<void>]> = {
      'a path that leads out': [
        'archive-invalid',
        async () => {
          await writeFile(at('backups', 'x'), '');
          await editManifest(made, (manifest) => {
            const file = { path: 'resumes/../../x', size: 0, sha256: sha256(Buffer.of()) };
            (manifest['files'] as object[]).push(file);
          });
        },
      ],
      'a manifest that is none': ['archive-invalid', () => writeFile(join(made, 'backup.json'), '[[[')],
      'no manifest': ['archive-invalid', () => rename(join(made, 'backup.json'), at('gone'))],
      'a later format': [
        'archive-version',
        () => editManifest(made, (manifest) => Object.assign(manifest, { format: 2 })),
      ],
    };
    const damages: Record<string, [string, () => Promise<void>]> = {
      'a byte of a chat': [
        'chats/WAITING.vitae-chat',
        async () => {
          const path = join(made, 'chats', `${waiting}.vitae-chat`);
          const bytes = await readFile(path);
          bytes[bytes.length - 10] = 0x7a;
          await writeFile(path, bytes);
        },
      ],
      'a word of a resume': [
        'resumes/resume.resume.json',
        () => writeFile(join(made, 'resumes', 'resume.resume.json'), resumeText('r1', 'Adx')),
      ],
      'a chat with its fingerprint': [
        'chats/WAITING.vitae-chat',
        () => forge(made, `chats/${waiting}.vitae-chat`, Buffer.from('{}\n')),
      ],
      'a chat for another': [
        'chats/WAITING.vitae-chat',
        async () =>
          forge(
            made,
            `chats/${waiting}.vitae-chat`,
            await readFile(join(made, 'chats', `${finished}.vitae-chat`)),
          ),
      ],
      'a missing file': [
        'resumes/r1.evidence.json',
        () => rename(join(made, 'resumes', 'r1.evidence.json'), at('gone')),
      ],
      'a link': [
        'resumes/resume.resume.json',
        async () => {
          const path = join(made, 'resumes', 'resume.resume.json');
          await rename(path, at('secret'));
          await symlink(at('secret'), path);
        },
      ],
    };
    for (const [what, [path, change]] of Object.entries(damages)) {
      it(`can be restored but for that (${what})`, async () => {
        await change();
        const { bad, chats, resumes, manifest } = await checkBackup(made, quiet);
        const wanted = path.replace('WAITING', waiting);
        assert.deepEqual(
          bad.map((file) => file.path),
          [wanted],
        );
        assert.equal(chats.length + resumes.size, manifest.files.length - 1);
        await restore(made, 'there');
        const restored = Object.keys(await contents(at('there')));
        const of = (file: string): string => file.replace(/^threads\/([^/]+)\/.*/, 'chats/$1.vitae-chat');
        const kept = manifest.files.map((file) => file.path).filter((file) => file !== wanted);
        assert.deepEqual([...new Set(restored.map(of))].sort(), kept.sort());
      });
    }
    for (const [what, [code, change]] of Object.entries(refused)) {
      it(`is refused before anything is written (${what})`, async () => {
        await change();
        await assert.rejects(restore(made, 'there'), { code });
        assert.deepEqual(await contents(at('there')), {});
      });
    }
  });

  describe('with resumes that are here already', () => {
    const put = (name: string, text: string): Promise<void> => writeFile(at('there', 'resumes', name), text);
    beforeEach(() => mkdir(at('there', 'resumes'), { recursive: true }));

    it('puts one of another content beside it, with an id and evidence of its own', async () => {
      const { folder: made } = await backUp();
      await put('resume.resume.json', resumeText('r1', 'Ada Lovelace'));
      await put(
        'r1.evidence.json',
        sidecarText({ ...emptySidecar('r1'), entries: [{ id: 'e', name: 'n', bullets: [] }] }),
      );
      const before = await contents(at('there'));
      await restore(made, 'there');
      const after = await contents(at('there', 'resumes'));
      for (const [name, text] of Object.entries(before))
        assert.equal(after[name.replace('resumes/', '')], text);
      const copy = JSON.parse(after['resume (2).resume.json'] ?? '') as {
        basics: unknown;
        meta: { vitae: { id: string } };
      };
      assert.deepEqual(copy.basics, { name: 'Ada' });
      const { id } = copy.meta.vitae;
      assert.notEqual(id, 'r1');
      assert.equal(after[`${id}.evidence.json`], sidecarText(emptySidecar(id)));
      assert.equal(Object.keys(after).length, 4);
      await restore(made, 'there');
      assert.deepEqual(await contents(at('there', 'resumes')), after);
    });

    it('lets it keep its id where nobody here has it, so that what waits for it still fits', async () => {
      const { folder: made } = await backUp();
      await put('resume.resume.json', resumeText('r9', 'Grace'));
      await restore(made, 'there');
      const after = await contents(at('there', 'resumes'));
      assert.equal(after['resume (2).resume.json'], resumeText('r1', 'Ada'));
      assert.equal(after['r1.evidence.json'], sidecarText(emptySidecar('r1')));
    });

    it('puts one that can’t be read beside it as it is', async () => {
      await writeFile(at('here', 'resumes', 'resume.resume.json'), '{broken');
      const { folder: made } = await backUp();
      await put('resume.resume.json', resumeText('r1', 'Ada'));
      await restore(made, 'there');
      assert.equal((await contents(at('there', 'resumes')))['resume (2).resume.json'], '{broken');
    });
  });

  it('names its chats by their titles', async () => {
    const { folder: made } = await backUp();
    await writeFile(join(made, 'chats', `${waiting}.vitae-chat`), '');
    const { bad } = await checkBackup(made, quiet);
    const known = (await store('here').list()).find(({ id }) => id === waiting);
    assert.ok(known && 'title' in known && known.title !== '');
    assert.equal(bad[0]?.title, known.title);
  });

  it('is found by the folder that holds it', async () => {
    assert.deepEqual(await findBackups(at('backups')), []);
    const { folder: first } = await backUp();
    assert.deepEqual(await findBackups(at('backups')), [first]);
    assert.deepEqual(await findBackups(first), [first]);
    await mkdir(at('backups', 'other'));
    await writeFile(at('backups', 'other', 'backup.json'), '{}');
    const { folder: second } = await backUp();
    assert.deepEqual(await findBackups(at('backups')), [second, first]);
    await rename(first, at('backups', 'mine'));
    await rename(second, at('second'));
    assert.deepEqual(await findBackups(at('backups')), [at('backups', 'other'), at('backups', 'mine')]);
    await assert.rejects(findBackups(at('nowhere')), { code: 'storage-failed' });
  });

  it('is read whatever else the user put into its folder', async () => {
    const { folder: made } = await backUp();
    await writeFile(join(made, '.DS_Store'), '');
    await cp(join(made, 'chats'), join(made, 'copy of chats'), { recursive: true });
    assert.equal((await restore(made, 'there')).restored.length, 2);
  });
});

/** The files below a folder with their texts. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
