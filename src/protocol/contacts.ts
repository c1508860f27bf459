/** What of a person is kept back: how and where they can be reached, and the number of their papers. */
export type ContactKind = 'email' | 'phone' | 'link' | 'address' | 'id';

/** A contact that is known, from the resume's own fields. */
export interface Known {
  kind: ContactKind;
  value: string;
}
