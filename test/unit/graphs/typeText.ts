import ts from 'typescript';

/** A type as JSON: names of basic types and literals as text, objects by their members. */
export type TypeText = string | { [part: string]: TypeText | TypeText[] };

/**
 * A type with all its parts, in a form that depends on nothing but the values that it allows: members and alternatives are
 * sorted, names of types don't count. Throws where a part is no plain JSON, or unknown to the compiler.
 */
export function expandType(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: string,
  within: readonly ts.Type[] = [],
): TypeText {
  const expand = (part: ts.Type, name: string): TypeText =>
    expandType(checker, part, name, [...within, type]);
  if (type.isUnion()) return union(type.types.map((one) => expand(one, at)));
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  const basic = BASIC.find(([flag]) => type.flags & flag)?.[1];
  if (basic === 'boolean literal') return checker.typeToString(type);
  if (basic) return basic;
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
    throw new Error(`${at} can't be told: ${checker.typeToString(type)}`);
  }
  const depth = within.indexOf(type);
  if (depth >= 0) return `the type ${within.length - depth} levels above`;
  if (checker.isTupleType(type)) return { tuple: elements(checker, type).map((one) => expand(one, at)) };
  const [element] = checker.isArrayType(type) ? elements(checker, type) : [];
  if (element) return { list: expand(element, at) };
  if (type.getCallSignatures().length > 0) throw new Error(`${at} is a function, not data.`);
  return members(checker, type, at, expand);
}

const BASIC: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.BooleanLiteral, 'boolean literal'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.Unknown, 'unknown'],
  [ts.TypeFlags.Never, 'never'],
];

function elements(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return checker.getTypeArguments(type as ts.TypeReference);
}

function members(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: string,
  expand: (part: ts.Type, name: string) => TypeText,
): TypeText {
  const named = checker.getPropertiesOfType(type).map((member) => {
    const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const whole = checker.getTypeOfSymbol(member);
    const name = `${at}.${member.name}`;
    if (!optional) return [member.name, expand(whole, name)] as const;
    // That it may be absent is said by the name.
    const present = (whole.isUnion() ? whole.types : [whole]).filter(
      ({ flags }) => !(flags & ts.TypeFlags.Undefined),
    );
    return [`${member.name}?`, union(present.map((one) => expand(one, name)))] as const;
  });
  const indexed = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type: value }) => [`[${checker.typeToString(keyType)}]`, expand(value, at)] as const);
  return Object.fromEntries([...named, ...indexed].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Alternatives in an order of their own; basic ones on one line. */
function union(alternatives: readonly TypeText[]): TypeText {
  const texts = withBoolean(alternatives.filter((one) => typeof one === 'string')).sort();
  const others = alternatives
    .filter((one) => typeof one !== 'string')
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const joined = texts.join(' | ');
  if (others.length === 0) return joined;
  const [only] = others;
  return joined === '' && others.length === 1 && only
    ? only
    : { oneOf: joined === '' ? others : [joined, ...others] };
}

/** The compiler takes `boolean` for two alternatives. */
function withBoolean(texts: string[]): string[] {
  const halves = ['false', 'true'];
  return halves.every((half) => texts.includes(half))
    ? [...texts.filter((text) => !halves.includes(text)), 'boolean']
    : texts;
}
