import assert from 'node:assert/strict';
import { bulletsOf, polished } from '../../../src/resume/nodes/write.rules';
import type { Evidence } from '../../../src/protocol/cards';
import { checkBullet } from '../../../src/steps/checkBullet.rules';
import { TELLINGS_EN } from './writeTellingsEn';
import { TELLINGS_ZH } from './writeTellingsZh';

describe('resume: what was told, as bullets by rules', () => {
  for (const [language, tellings] of [
    ['en', TELLINGS_EN],
    ['zh', TELLINGS_ZH],
  ] as const) {
    it(`never says more than was told (${language})`, () => {
      for (const text of tellings) {
        const evidence: Evidence[] = [{ id: 'e1', kind: 'statement', text, source: { type: 'user' } }];
        for (const bullet of bulletsOf([{ id: 'e1', text }], language)) {
          assert.deepEqual(checkBullet(bullet, evidence), [], `${text}\n→ ${bullet.text}`);
          assert.deepEqual(bullet.evidence, ['e1']);
        }
      }
    });

    it(`polishes once and for all (${language})`, () => {
      for (const text of tellings) {
        const once = polished(text, language);
        assert.equal(polished(once, language), once, text);
      }
    });

    it(`makes something of nearly all of it (${language})`, () => {
      const empty = tellings.filter((text) => bulletsOf([{ id: 'e1', text }], language).length === 0);
      assert.ok(empty.length <= tellings.length * 0.2, empty.join('\n'));
    });
  }

  const CASES: [told: string, language: 'en' | 'zh', bullet: string][] = [
    [
      'I was basically working on the k8s cluster with 40 nodes',
      'en',
      'Worked on the Kubernetes cluster with 40 nodes',
    ],
    ['we moved 12 services from VMs to Kubernetes', 'en', 'Moved 12 services from VMs to Kubernetes'],
    ['I helped to migrate the billing tables', 'en', 'Helped to migrate the billing tables'],
  ];
  for (const [told, language, bullet] of CASES)
    it(told, () => assert.equal(bulletsOf([{ id: 'e1', text: told }], language)[0]?.text, bullet));
});
