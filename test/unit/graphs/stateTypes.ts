import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../../run/paths';
import { expandType, type TypeText } from './typeText';

/** The types of an agent's state and of its interrupts, expanded to plain text. */
export interface StateTypes {
  state: Record<string, TypeText>;
  /** What each `interrupt()` shows, and what it takes as an answer. */
  interrupts: { payload: TypeText; answer: TypeText }[];
}

/**
 * What the types need of LangGraph, in its place: its own declarations take seconds to read. What it doesn't know becomes
 * `any`, and so an error.
 */
const LANGGRAPH = `
  export interface ChannelOf<T> { readonly value: T }
  export declare function Annotation<T>(spec?: unknown): ChannelOf<T>;
  export declare namespace Annotation {
    function Root<S>(spec: S): { State: { [K in keyof S]: S[K] extends ChannelOf<infer T> ? T : never } };
  }
  export declare function interrupt<V, R>(value: V): R;
`;
const STUB = join(root, 'langgraph.stub.d.ts');

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  noEmit: true,
};

/** Reads the type `State` of `src/<agent>/state.ts` and every `interrupt()` in that folder, or in a step that its graph uses. */
export function stateTypes(agent: string): StateTypes {
  const folder = join(root, 'src', agent);
  const state = join(folder, 'state.ts');
  const graph = readFileSync(join(folder, 'graph.ts'), 'utf8');
  const steps = [...graph.matchAll(/'\.\.\/(steps\/[\w.]+)'/g)].map(([, path]) =>
    join(root, 'src', `${path}.ts`),
  );
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  const asking = [...own, ...steps].filter((path) => /\binterrupt\b/.test(readFileSync(path, 'utf8')));
  const program = ts.createProgram([state, ...asking], options, stubbed());
  const checker = program.getTypeChecker();
  return {
    state: membersOf(checker, declared(program, checker, state, 'State')),
    interrupts: asking.flatMap((path) => interruptsIn(program, checker, path)),
  };
}

/** Reads our own files only: of the others LangGraph has a stand-in, and the rest is unknown. */
function stubbed(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  return {
    ...host,
    fileExists: (path) => path === STUB || fileExists(path),
    getSourceFile: (path, version) =>
      path === STUB ? ts.createSourceFile(path, LANGGRAPH, version) : getSourceFile(path, version),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        if (text === '@langchain/langgraph') return resolved(STUB);
        if (!text.startsWith('.')) return { resolvedModule: undefined };
        return resolved(`${join(dirname(from), text)}.ts`);
      }),
  };
}

function resolved(resolvedFileName: string): ts.ResolvedModuleWithFailedLookupLocations {
  const extension = resolvedFileName.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts;
  return { resolvedModule: { resolvedFileName, extension, isExternalLibraryImport: false } };
}

function declared(program: ts.Program, checker: ts.TypeChecker, path: string, name: string): ts.Type {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!found) throw new Error(`${path} has no type ${name}.`);
  return checker.getDeclaredTypeOfSymbol(found);
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): Record<string, TypeText> {
  const members = checker.getPropertiesOfType(type);
  return Object.fromEntries(
    members
      .map(
        (member) => [member.name, expandType(checker, checker.getTypeOfSymbol(member), member.name)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function interruptsIn(program: ts.Program, checker: ts.TypeChecker, path: string): StateTypes['interrupts'] {
  const found: StateTypes['interrupts'] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'interrupt') {
      const signature = checker.getResolvedSignature(node);
      const [shown] = signature?.getParameters() ?? [];
      if (!signature || !shown) throw new Error(`An interrupt in ${path} can't be read.`);
      found.push({
        payload: expandType(checker, checker.getTypeOfSymbol(shown), 'payload'),
        answer: expandType(checker, signature.getReturnType(), 'answer'),
      });
    }
    ts.forEachChild(node, visit);
  };
  const file = program.getSourceFile(path);
  if (file) visit(file);
  return found;
}
