/** Signs in a need for what takes no characters: a word border, no word before, no word behind. */
export const BORDER = '\x00';
export const NO_WORD_BEFORE = '\x01';
export const NO_WORD_BEHIND = '\x02';
/** Any digit. */
export const DIGIT = '0';

/** A part of a concatenation, as far as it tells what a text must hold. */
type Part =
  /** Characters, and signs of what stands between them. */
  | { kind: 'literal'; text: string }
  /** One of several concatenations; `apart`: it may not touch what stands around it. */
  | { kind: 'choice'; of: Part[][]; apart: boolean }
  /** Says something of the same place and takes no characters. */
  | { kind: 'aside'; of: Part[][] }
  /** Anything or nothing. */
  | { kind: 'gap' };

const GAP: Part = { kind: 'gap' };
const NOTHING: Part = { kind: 'literal', text: '' };

/** More strings than are looked up faster than the pattern is run. */
const MOST = 240;

/**
 * The strings of which one stands in each text that a pattern matches in, told from its source: in lower case (ASCII), with
 * `DIGIT` for each digit, and signs. `null`: none can be told. The way of RE2's prefilter. `worth` says how rare a string
 * is, in bits. Texts that hold the long s or the sign of kelvin, which are letters in any case with the flag `u`, are out
 * of its scope.
 */
export function needsOf(
  { source, flags }: RegExp,
  worth: (string: string) => number,
): readonly string[] | null {
  const parts = flags.includes('v') ? null : new Parser(source, flags.includes('i')).parse();
  return parts && bestOfChoice(parts, '', '', worth);
}

class Parser {
  private at = 0;
  /** Syntax that it doesn't know. */
  private lost = false;

  constructor(
    private readonly source: string,
    private readonly anyCase: boolean,
  ) {}

  parse(): Part[][] | null {
    const parts = this.alternatives();
    return this.lost || this.at < this.source.length ? null : parts;
  }

  private alternatives(): Part[][] {
    let last: Part[] = [];
    const all = [last];
    while (!this.lost && this.at < this.source.length && this.source.charAt(this.at) !== ')') {
      if (this.source.charAt(this.at) === '|') {
        this.at += 1;
        all.push((last = []));
      } else last.push(this.quantified(this.atom()));
    }
    return all;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at += match[0].length;
    return match;
  }

  private quantified(part: Part): Part {
    const match = this.take(/[*+?]\??|\{(\d+)(?:,\d*)?\}\??/y);
    if (!match) return part;
    const least = match[0].startsWith('+') ? 1 : Number(match[1] ?? 0);
    return least === 0 ? GAP : { kind: 'choice', of: [[part]], apart: true };
  }

  private atom(): Part {
    const class_ = this.take(/\[(\^?)((?:[^\]\\]|\\[^])*)\]/y);
    if (class_) return this.oneOf(class_[1] === '^', class_[2] ?? '');
    const open = this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y);
    if (open) return this.group(open[0]);
    const escape = this.take(
      /\\(?:[pP]\{[^}]*\}|k<\w+>|u\{[^}]*\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|c[A-Za-z]|\d+|[^])/y,
    );
    if (escape) return this.escaped(escape[0], escape[1] ?? escape[2]);
    const c = this.source.charAt(this.at++);
    if (c === '.') return GAP;
    if (c === '^' || c === '$') return NOTHING;
    if (/[*+?{}\]]/.test(c)) this.lost = true;
    return this.character(c);
  }

  private group(opened: string): Part {
    const from = this.at;
    const of = this.alternatives();
    const inside = this.source.slice(from, this.at);
    if (this.source.charAt(this.at++) !== ')') this.lost = true;
    switch (opened) {
      case '(?=':
      case '(?<=':
        return { kind: 'aside', of };
      case '(?<!':
        return NO_WORD.test(inside) ? { kind: 'literal', text: NO_WORD_BEFORE } : NOTHING;
      case '(?!':
        return NO_WORD.test(inside) ? { kind: 'literal', text: NO_WORD_BEHIND } : NOTHING;
      default:
        if (/^\((?!$|\?:|\?<\w)/.test(opened)) this.lost = true;
        return { kind: 'choice', of, apart: false };
    }
  }

  private escaped(whole: string, hex: string | undefined): Part {
    if (hex !== undefined) return this.character(String.fromCharCode(Number.parseInt(hex, 16)));
    switch (whole) {
      case '\\b':
        return { kind: 'literal', text: BORDER };
      case '\\B':
        return NOTHING;
      case '\\d':
        return { kind: 'literal', text: DIGIT };
      case '\\n':
        return this.character('\n');
      case '\\t':
        return this.character('\t');
      default:
        // Classes, properties and references stand for many; of other escapes only signs stand for themselves.
        return /^\\[^\w]$/.test(whole) ? this.character(whole.charAt(1)) : GAP;
    }
  }

  /** A class: a digit, one of a few characters, or anything. */
  private oneOf(not: boolean, inside: string): Part {
    if (not) return GAP;
    if (/^(?:\\d|\d-\d|\d)+$/.test(inside)) return { kind: 'literal', text: DIGIT };
    if (inside === '' || /\\|.-./.test(inside) || inside.length > FEW) return GAP;
    return { kind: 'choice', of: [...inside].map((c) => [this.character(c)]), apart: false };
  }

  private character(c: string): Part {
    const isAscii = c < '\x80';
    // Outside of ASCII case has rules of its own, and halves of pairs are no characters.
    if (/[\ud800-\udfff]/.test(c) || (!isAscii && this.anyCase && c.toLowerCase() !== c.toUpperCase()))
      return GAP;
    return { kind: 'literal', text: /\d/.test(c) ? DIGIT : isAscii ? c.toLowerCase() : c };
  }
}

/** The inside of a look-around that keeps words off. */
const NO_WORD = /^(?:\\w|\[(?!\^)(?:[^\]\\]|\\[^w])*\\w(?:[^\]\\]|\\[^])*\])$/;
/** The most characters of a class that are looked up one by one. */
const FEW = 12;
/** How much of what stands beside a choice is seen from inside. */
const NEAR = 3;

type Worth = (string: string) => number;

/** What a choice needs: what each of its alternatives does. */
function bestOfChoice(of: readonly Part[][], left: string, right: string, worth: Worth): string[] | null {
  const all: string[] = [];
  for (const parts of of) {
    const best = bestOf(parts, left, right, worth);
    if (best === null || all.length + best.length > MOST) return null;
    all.push(...best);
  }
  return all;
}

/** Of what a concatenation needs that which is rarest. `left` and `right` stand directly beside it. */
function bestOf(concatenation: readonly Part[], left: string, right: string, worth: Worth): string[] | null {
  const parts = flat(concatenation);
  let best: string[] | null = null;
  let bestWorth = -Infinity;
  const offer = (needs: string[] | null): void => {
    if (needs === null || needs.includes('')) return;
    const bits = -Math.log2(needs.reduce((sum, need) => sum + 2 ** -worth(need), 0));
    if (bits <= bestWorth) return;
    best = needs;
    bestWorth = bits;
  };
  let run = left;
  for (const [index, part] of parts.entries()) {
    switch (part.kind) {
      case 'literal':
        run += part.text;
        break;
      case 'aside':
        offer(bestOfChoice(part.of, '', '', worth));
        break;
      case 'choice':
        offer([run]);
        offer(
          part.apart
            ? bestOfChoice(part.of, '', '', worth)
            : bestOfChoice(part.of, run.slice(-NEAR), literalFrom(parts, index + 1, right), worth),
        );
        run = '';
        break;
      case 'gap':
        offer([run]);
        run = '';
        break;
      default:
        part satisfies never;
    }
  }
  offer([run + right]);
  return best;
}

/** A group without alternatives is part of what it stands in. */
function flat(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const [only] = part.kind === 'choice' && !part.apart && part.of.length === 1 ? part.of : [];
    return only ? flat(only) : [part];
  });
}

/** The characters that stand at a place of a concatenation, the first few. */
function literalFrom(parts: readonly Part[], from: number, right: string): string {
  let text = '';
  for (let at = from; at < parts.length; at++) {
    const part = parts[at];
    if (part?.kind === 'literal') text += part.text;
    else if (part?.kind !== 'aside') return text.slice(0, NEAR);
  }
  return (text + right).slice(0, NEAR);
}
