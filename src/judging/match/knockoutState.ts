import { parsePartialDate } from '../../text/dates';
import { DEGREES } from '../../text/degrees';
import { languageOf } from '../../text/language';
import type { ResumeText } from '../resumeText';
import { findCities, spellingsOf } from './cities';
import { degreesAsked } from './degrees';
import { isOpenEnd } from './openEnd';
import { languageNamed } from './languages';
import type { Knockout } from './match';

type KnockoutState = 'met' | 'unmet' | 'unknown';

/** Whether the resume meets a hard condition; `unknown` where it says nothing about it. */
export function knockoutState(
  { kind, value, or = [] }: Knockout,
  resume: ResumeText,
  today?: string,
): KnockoutState {
  switch (kind) {
    case 'years':
      return yearsState(Number(value), resume, today);
    case 'degree':
      return degreeState(value, resume);
    case 'location':
      return placeState([value, ...or], resume);
    case 'language':
      return languageState(value, resume);
    default:
      return kind satisfies never;
  }
}

/** Months of work, jobs at the same time counted once. An open end needs `today`. */
function yearsState(years: number, { entries }: ResumeText, today?: string): KnockoutState {
  const until = today === undefined ? null : monthOf(today, false);
  let open = false;
  const spans = entries
    .filter(({ section }) => section === 'work')
    .flatMap(({ startDate, endDate }): [number, number][] => {
      const from = monthOf(startDate, false);
      if (from === null) {
        open = true;
        return [];
      }
      const to = isOpenEnd(endDate) ? until : monthOf(endDate, true);
      if (to === null) open = true;
      return to === null || to < from ? [] : [[from, to + 1]];
    })
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  if (months >= years * 12) return 'met';
  return open || spans.length === 0 ? 'unknown' : 'unmet';
}

/** Months since year 0; a bare year begins in January and ends in December. */
function monthOf(text: string, end: boolean): number | null {
  const date = parsePartialDate(text);
  return date ? date.y * 12 + (date.m ?? (end ? 12 : 1)) - 1 : null;
}

function degreeState(value: string, { entries }: ResumeText): KnockoutState {
  const wanted = DEGREES.findIndex((degree) => degree === value);
  const ranks = entries
    .filter(({ section }) => section === 'education')
    .flatMap(({ position }) => degreesAsked(position).map(({ degree }) => DEGREES.indexOf(degree)));
  if (ranks.length === 0) return 'unknown';
  return Math.max(...ranks) >= wanted ? 'met' : 'unmet';
}

/** One of several places is enough. */
function placeState(values: readonly string[], { basics }: ResumeText): KnockoutState {
  const here = basics.location.toLowerCase();
  if (here.trim() === '') return 'unknown';
  const cities = values.map((value) => findCities(value).map(({ name }) => name));
  const names = [...values, ...cities.flat()].flatMap(spellingsOf);
  if (names.some((name) => here.includes(name))) return 'met';
  return findCities(basics.location).length > 0 && cities.every((found) => found.length > 0)
    ? 'unmet'
    : 'unknown';
}

function languageState(value: string, resume: ResumeText): KnockoutState {
  const wanted = new Set(value === 'chinese' || value === 'mandarin' ? ['chinese', 'mandarin'] : [value]);
  const own = resume.languages.find(({ language }) => wanted.has(languageNamed(language) ?? ''));
  if (own) return /elementary|basic|beginner|初级|入门|A1|A2/i.test(own.fluency) ? 'unknown' : 'met';
  if (resume.certificates.some(({ name }) => wanted.has(languageNamed(name) ?? ''))) return 'met';
  // Who writes the resume in a language commands it.
  const written = languageOf(
    resume.entries.flatMap(({ highlights, summary }) => [summary, ...highlights]).join('\n'),
  );
  if ((written === 'en' && wanted.has('english')) || (written === 'zh' && wanted.has('chinese')))
    return 'met';
  return resume.languages.length > 0 ? 'unmet' : 'unknown';
}
