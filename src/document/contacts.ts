import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { ContactKind, Known } from '../protocol/contacts';
import type { JsonDocument } from './jsonText';

/** A street, as an address line has it; a city alone is no secret. */
const HOUSE = /\d|号|弄|室|栋|单元|路|街/;
/** Characters of a contact; what is longer is none. */
const LONGEST = 300;

/**
 * The contacts that a resume's `basics` (JSON Resume) state: e-mail address, telephone, own pages and the postal
 * address. What is no text is passed over.
 */
export function contactsOf({ root }: JsonDocument): Known[] {
  const node = findNodeAtLocation(root, ['basics']);
  const basics: unknown = node && getNodeValue(node);
  if (!isObject(basics)) return [];
  const { email, phone, url, website, profiles, location } = basics;
  const found: Known[] = [];
  const add = (kind: ContactKind, value: unknown, least: number): void => {
    if (typeof value !== 'string') return;
    const text = value.trim();
    if (text.length >= least && text.length <= LONGEST) found.push({ kind, value: text });
  };
  add('email', email, 6);
  add('phone', phone, 7);
  add('link', url, 6);
  add('link', website, 6);
  if (Array.isArray(profiles))
    for (const profile of profiles) if (isObject(profile)) add('link', profile['url'], 6);
  if (isObject(location)) {
    const { address } = location;
    if (typeof address === 'string' && HOUSE.test(address)) {
      add('address', address, 5);
      for (const line of address.split('\n')) if (HOUSE.test(line)) add('address', line, 8);
    }
  }
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
