import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { hasCode } from '../../src/protocol/errors';
import { exportResume, type ExportUi } from '../../src/vscode/exportResume';
import { longChinese, longEnglish } from '../unit/document/sampleResumes';

describe('the export of a resume', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-export-'));
  });

  /** Exports as the user would who picks a form, saves in the folder and clicks the button. */
  async function exported(resume: unknown, form: string) {
    const source = join(folder, 'source.resume.json');
    await writeFile(source, typeof resume === 'string' ? resume : JSON.stringify(resume));
    const said: string[] = [];
    const opened: [string, boolean][] = [];
    let target = '';
    const ui: ExportUi = {
      pick: async (formats) => formats.find(({ label }) => label === form),
      saveAs: async (suggested) => {
        target = join(folder, suggested.path.split('/').at(-1) ?? '');
        return vscode.Uri.file(target);
      },
      info: async (message, button) => {
        said.push(message);
        return button;
      },
      open: async (file, inBrowser) => void opened.push([file.fsPath, inBrowser]),
    };
    await exportResume(vscode.Uri.file(source), ui);
    return { target, said, opened, text: target === '' ? '' : await readFile(target, 'utf8') };
  }

  for (const [form, resume, name, holds] of [
    [
      'Markdown',
      longEnglish,
      'Ada Lovelace Resume.md',
      '### **Analytical Payments Ltd** | Senior Backend Engineer',
    ],
    ['Markdown', longChinese, '韩梅梅 简历.md', '*2021.03 – 至今* | **地点**：杭州'],
    ['HTML', longChinese, '韩梅梅 简历.html', '<h2>工作经历</h2>'],
    ['JSON Resume', longEnglish, 'Ada Lovelace Resume.json', '"name": "Ada Lovelace"'],
  ] as const) {
    it(`writes ${name} and opens it`, async () => {
      const { target, said, opened, text } = await exported(resume, form);
      assert.equal(target, join(folder, name));
      assert.ok(text.includes(holds));
      assert.ok(!text.includes('vitae'));
      assert.ok(said[0]?.includes(name));
      assert.deepEqual(opened, [[target, form === 'HTML']]);
    });
  }

  it('proposes a name that is one on every system', async () => {
    const { target } = await exported({ basics: { name: 'Ada / "AL" <x>\n' } }, 'Markdown');
    assert.equal(target, join(folder, 'Ada - -AL- -x- Resume.md'));
  });

  it('writes nothing where no form was picked, and says where a file is no JSON', async () => {
    assert.equal((await exported(longEnglish, 'none')).target, '');
    await assert.rejects(exported('{', 'HTML'), (error) => hasCode(error) && error.code === 'resume-syntax');
  });
});
