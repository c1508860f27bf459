import type { Fact } from '../fact';

export type Ecosystem = 'npm' | 'pypi' | 'go' | 'cargo' | 'maven' | 'pub' | 'gem';

/** A library that a manifest declares. */
export interface Dependency {
  /** As declared; of Maven `groupId:artifactId`. */
  package: string;
  ecosystem: Ecosystem;
  /** How sources call it, where that is not its own name. */
  importName?: string;
  /** Only for building and testing. */
  dev: boolean;
  path: string;
  line?: number;
}

/** What one manifest says. */
export interface Manifest {
  path: string;
  ecosystem?: Ecosystem;
  /** Of the package that it declares. */
  name?: string;
  description?: string;
  license?: string;
  /** Commands that it installs. */
  bin?: string[];
  /** The runtime that it wants, `Node.js >=20`. */
  engine?: string;
  /** It gathers other packages of the folder. */
  workspaces?: boolean;
  dependencies: Dependency[];
  /** Docker, compose, CI. */
  infrastructure: Fact[];
}

/** The 1-based line on which a text first stands, whole. */
export function lineOf(source: string, wanted: string): number | undefined {
  let at = source.indexOf(wanted);
  while (at >= 0) {
    const before = source[at - 1] ?? ' ';
    const after = source[at + wanted.length] ?? ' ';
    if (!/[\w@/.-]/.test(before) && !/[\w/-]/.test(after)) return source.slice(0, at).split('\n').length;
    at = source.indexOf(wanted, at + 1);
  }
  return undefined;
}

export type Json = Record<string, unknown>;

/** The value as an object; anything else is an empty one. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a short text, `undefined` where it is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' || text.length > 500 ? undefined : text;
}

/** Builds a manifest without what is unknown. */
export function manifestOf(
  path: string,
  fields: { [Key in keyof Manifest]?: Manifest[Key] | undefined },
): Manifest {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { dependencies: [], infrastructure: [], ...Object.fromEntries(entries), path };
}
