import assert from 'node:assert/strict';
import type { Language } from '../../../src/protocol/cards';
import { apply, changes } from './builders';

function add(skills: unknown, names: string[], language: Language = 'en') {
  const part = { kind: 'skills' as const, names, evidence: [] };
  const text = skills === undefined ? '{"work": []}' : JSON.stringify({ work: [], skills });
  const { text: after, status } = apply(text, changes([part], { language }));
  return { skills: JSON.parse(after).skills as unknown, status };
}

const grouped = [
  { name: 'Languages', level: 'x', keywords: ['Go', 'Python'] },
  { name: 'Databases', keywords: ['PostgreSQL', 'Redis'] },
];

describe('adding skills to a resume', () => {
  const cases: [string, unknown, string[], unknown][] = [
    ['begins a list', undefined, ['Go', 'React'], [{ name: 'Skills', keywords: ['Go', 'React'] }]],
    ['begins a list that is empty', [], ['Go'], [{ name: 'Skills', keywords: ['Go'] }]],
    [
      'puts each into the group of its kind, and the rest into one more',
      grouped,
      ['Rust', 'MySQL', 'Team planning', 'Vue'],
      [
        { name: 'Languages', level: 'x', keywords: ['Go', 'Python', 'Rust'] },
        { name: 'Databases', keywords: ['PostgreSQL', 'Redis', 'MySQL'] },
        { name: 'Skills', keywords: ['Team planning', 'Vue'] },
      ],
    ],
    [
      'does not take a group for one stray member',
      [{ name: 'L', keywords: ['Go', 'Java', 'Rust', 'Python', 'C++', 'Redis'] }],
      ['MySQL'],
      [
        { name: 'L', keywords: ['Go', 'Java', 'Rust', 'Python', 'C++', 'Redis'] },
        { name: 'Skills', keywords: ['MySQL'] },
      ],
    ],
    [
      'takes of two groups the one with more of its kind',
      [
        { name: 'Backend', keywords: ['Go', 'Redis'] },
        { name: 'Storage', keywords: ['MySQL'] },
      ],
      ['PostgreSQL'],
      [
        { name: 'Backend', keywords: ['Go', 'Redis'] },
        { name: 'Storage', keywords: ['MySQL', 'PostgreSQL'] },
      ],
    ],
    [
      'uses a group for everything, also one without keywords yet',
      [{ name: '专业技能', level: '熟练' }],
      ['Kafka'],
      [{ name: '专业技能', level: '熟练', keywords: ['Kafka'] }],
    ],
    ['adds items to a list of single skills', [{ name: 'Go' }], ['Rust'], [{ name: 'Go' }, { name: 'Rust' }]],
    [
      'leaves a group alone whose keywords are no list',
      [{ name: 'Skills', keywords: 'Go' }],
      ['Rust'],
      [{ name: 'Skills', keywords: 'Go' }, { name: 'Rust' }],
    ],
  ];
  for (const [what, before, names, after] of cases) {
    it(what, () => {
      assert.deepEqual(add(before, names).skills, after);
    });
  }

  it('names a group for everything in the resume’s language', () => {
    assert.deepEqual(add(undefined, ['Go'], 'zh').skills, [{ name: '技能', keywords: ['Go'] }]);
    const chinese = JSON.stringify({ work: [{ summary: '负责订单系统的设计与实现，保证稳定性。' }] });
    const part = { kind: 'skills' as const, names: ['Go'], evidence: [] };
    assert.equal(JSON.parse(apply(chinese, changes([part])).text).skills[0].name, '技能');
  });

  const known: [string, unknown, string][] = [
    ['in another case', grouped, 'POSTGRESQL'],
    ['by another name', grouped, 'golang'],
    ['with a version', [{ name: 'F', keywords: ['Vue 3'] }], 'Vue.js'],
    ['among others in a keyword', [{ name: 'Infra', keywords: ['Kubernetes (EKS), Docker'] }], 'k8s'],
    ['as the name of a group', [{ name: 'React', keywords: ['Hooks'] }], 'React.js'],
    ['as an item', [{ name: 'React' }], 'react'],
    ['as a text', ['React'], 'react'],
    ['in full-width letters', [{ name: 'x', keywords: ['ＬｉｖｅＯｐｓ'] }], 'liveops'],
    ['as something that is no technology', [{ name: 'x', keywords: ['Team planning'] }], ' team Planning '],
  ];
  for (const [how, skills, name] of known) {
    it(`adds nothing that is there ${how}`, () => {
      assert.deepEqual(add(skills, [name]), { skills, status: 'alreadyApplied' });
    });
  }

  it('adds each once, and no blank', () => {
    assert.deepEqual(add([], ['Go', 'golang', ' ', 'Go ']).skills, [{ name: 'Skills', keywords: ['Go'] }]);
  });

  it('does not take a part of a name for the name', () => {
    assert.deepEqual(add([{ name: 'x', keywords: ['JavaScript', 'React Native'] }], ['Java']).skills, [
      { name: 'x', keywords: ['JavaScript', 'React Native', 'Java'] },
    ]);
  });
});
