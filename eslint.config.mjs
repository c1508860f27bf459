import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * What each room under src/ may import from the other rooms (an arrow points down). `protocol` holds the plain
 * data that everyone speaks, so everyone may import it. Test and build code is free.
 */
const mayImport = {
  protocol: [],
  text: [],
  git: [],
  storage: ['text'],
  document: ['storage', 'text'],
  judging: ['document', 'storage', 'text'],
  search: ['document', 'storage', 'text'],
  models: ['search', 'judging', 'document', 'storage', 'text'],
  steps: ['models', 'search', 'judging', 'document', 'storage', 'text'],
  questions: ['models', 'search', 'judging', 'document', 'storage', 'text'],
  project: ['git', 'steps', 'questions', 'models', 'search', 'judging', 'document', 'storage', 'text'],
  resume: ['steps', 'questions', 'models', 'search', 'judging', 'document', 'storage', 'text'],
  interview: ['steps', 'questions', 'models', 'search', 'judging', 'document', 'storage', 'text'],
  panel: ['steps', 'questions', 'models', 'search', 'judging', 'document', 'storage', 'text'],
  runtime: ['steps', 'storage', 'text'],
  threads: ['storage', 'text'],
  // The intent rules that read a first message are pure and free of @langchain, hence on both sides.
  vscode: ['git', 'threads', 'document', 'storage', 'text', 'steps'],
};

const zones = Object.entries(mayImport).map(([room, below]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [...new Set([room, 'protocol', ...below])].map((name) => `./${name}`),
  message: `src/${room} may import only: ${['protocol', ...below].join(', ')}.`,
}));

const effects = ['node:fs', 'node:fs/promises', 'node:child_process', 'node:net', 'node:http', 'node:https'];
const noEffects = effects.map((name) => ({
  name,
  message: 'Effects live in src/storage, src/project/collect and files named *.io.ts.',
}));
const noVscode = { name: 'vscode', message: "Only src/vscode imports 'vscode'." };
const noLangChain = { group: ['@langchain/*'], message: 'This room is free of @langchain.' };

/** A graph without a checkpointer runs, and nothing of it is kept. */
const compile = 'CallExpression[callee.property.name="compile"]';
const checkpointer = 'Property[key.name="checkpointer"]';
const checkpointed = [
  `${compile}:not(:has(> ObjectExpression:has(> ${checkpointer})))`,
  `${compile} > ObjectExpression > ${checkpointer}[value.type="Literal"]`,
  `${compile} > ObjectExpression > ${checkpointer}[value.type="Identifier"][value.name="undefined"]`,
].map((selector) => ({
  selector,
  message: 'A graph is compiled with a checkpointer: `.compile({ checkpointer })`.',
}));

/** With the flag `i` a class of capitals holds small letters too. */
const capitals = [
  'Literal[regex.flags=/i/][regex.pattern=/\\\\p\\{L[ul]\\}|(?<!a-z)A-Z(?!a-z)/]',
  'NewExpression[callee.name="RegExp"][arguments.1.value=/i/]:has(TemplateElement[value.raw=/\\\\p\\{L[ul]\\}/])',
].map((selector) => ({
  selector,
  message: 'With the flag `i` this matches small letters, too: spell the cases out, or write a-z or \\p{L}.',
}));

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.vscode-test/', 'test/fixtures/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.mjs'] })] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 400 }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { paths: [...noEffects, noVscode] }],
      'no-restricted-syntax': ['error', ...checkpointed, ...capitals],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [
      'src/vscode/**',
      'src/project/collect/**',
      'src/storage/**',
      'src/**/*.io.ts',
      'src/extension.ts',
      'src/agents.ts',
      'src/runtime/**',
      'src/models/**',
      'src/steps/**',
      'src/project/**',
      'src/resume/**',
      'src/interview/**',
      'src/panel/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [...noEffects, noVscode], patterns: [noLangChain] }],
    },
  },
  {
    files: ['src/**/*.rules.ts', 'src/**/routes.ts', 'src/**/phrases.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [...noEffects, noVscode], patterns: [noLangChain] }],
    },
  },
  {
    files: ['src/storage/**', 'src/project/collect/**', 'src/**/*.io.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [noVscode], patterns: [noLangChain] }] },
  },
  {
    files: ['src/vscode/**', 'src/extension.ts'],
    ignores: ['src/**/*.io.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: noEffects, patterns: [noLangChain] }] },
  },
  {
    files: ['webview/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./(\\.\\./)?src/(?!protocol/(messages|cards|custom|view)$)',
              message: 'The webview imports only protocol types and view.ts.',
            },
          ],
        },
      ],
    },
  },
);
