import { isPageAccess, type PageAccess } from './route-handle';

/** A page that somebody asked for and was not shown: to say why not, and to lead there after the sign-in. */
export interface WantedPage {
  /** With query and fragment. */
  readonly address: string;
  readonly title: string;
  readonly access?: PageAccess;
}

interface Wanting {
  readonly wanted: WantedPage;
}

/** What one page hands to the next in the browser’s history. */
export const wanting = (wanted: WantedPage | undefined): Wanting | undefined => wanted && { wanted };

/** What is read back may be of an earlier release. */
export function wantedPageIn(state: unknown): WantedPage | undefined {
  const wanted: unknown = isRecord(state) ? state['wanted'] : undefined;
  return isWantedPage(wanted) ? wanted : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isWantedPage = (value: unknown): value is WantedPage =>
  isRecord(value) &&
  typeof value['address'] === 'string' &&
  /^\/(?!\/)/.test(value['address']) &&
  typeof value['title'] === 'string' &&
  (value['access'] === undefined || isPageAccess(value['access']));
