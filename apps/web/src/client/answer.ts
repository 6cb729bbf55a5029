import { SOMETHING_WENT_WRONG } from './api-problem';
import type { AnswerNotes } from './send';

/** What a change of it compares with what stands then; `undefined` where an answer says none. */
export interface Versioned {
  readonly version?: number | undefined;
}

/** Give it to `transformResponse` of what a form shows and saves. */
export const keepVersion = <Data extends object>(data: Data, notes: AnswerNotes | undefined): Data & Versioned => ({
  ...data,
  version: notes?.version,
});

/** The data with what came beside it, for pages that show the specified texts or whether rows are up to date. */
export interface Answer<Data> {
  readonly data: Data;
  readonly responseMessage: string;
  readonly statusMessage: string;
  readonly stale: boolean;
}

/** Give it to `transformResponse`. */
export const keepAnswer = <Data>(data: Data, notes: AnswerNotes | undefined): Answer<Data> => ({
  data,
  responseMessage: notes?.responseMessage ?? SOMETHING_WENT_WRONG,
  statusMessage: notes?.statusMessage ?? '',
  stale: notes?.stale === true,
});
