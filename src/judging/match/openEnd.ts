import { parsePartialDate } from '../../document/partialDate';

/** Whether the end of an entry says that it goes on: none, "present", 至今. */
export function isOpenEnd(endDate: string): boolean {
  return parsePartialDate(endDate).kind === 'open';
}
