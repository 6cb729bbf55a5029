import type { FieldError } from '@keelson/contracts';
import { wireMessages } from '@keelson/contracts/wire';

/** Why a call failed, in the words of the answer. `status` 0: no answer came. */
export interface ApiProblem {
  readonly status: number;
  readonly responseMessage: string;
  readonly statusMessage: string;
  readonly code?: string;
  readonly errors: readonly FieldError[];
  readonly correlationId?: string;
  /** After how many seconds the same call may work, where the answer says so. */
  readonly retryAfterSeconds?: number;
}

/** Somebody else changed what was to be changed since it was read. */
export const isOverwriting = (error: unknown): boolean => isApiProblem(error) && error.status === 412;

/** A rule of the business said no, in words of its own. */
export const isRefusal = (error: unknown): boolean => isApiProblem(error) && error.status === 409;

/** What was asked for does not exist, or not for this person. */
export const isMissing = (error: unknown): boolean => isApiProblem(error) && error.status === 404;

export const SOMETHING_WENT_WRONG: string = wireMessages.somethingWentWrong;

/** Of what was to be read, and of what was to be saved, while the browser has no connection. */
export const OFFLINE_READING = 'You are offline. This loads by itself once you are connected again.';
export const OFFLINE_SAVING = 'You are offline. What you typed is kept: try again once you are connected.';

/** Why no answer came, as far as the browser knows. */
export const unansweredText = (reading: boolean): string => {
  if (navigator.onLine) return SOMETHING_WENT_WRONG;
  return reading ? OFFLINE_READING : OFFLINE_SAVING;
};

const EMPTY_WORDS: readonly string[] = ['', 'failure', 'success'];

export const isApiProblem = (error: unknown): error is ApiProblem =>
  typeof error === 'object' && error !== null && 'status' in error && 'statusMessage' in error;

/** The specified text for people where the answer has one. */
export const problemText = (error: unknown, fallback: string = SOMETHING_WENT_WRONG): string => {
  if (!isApiProblem(error)) return fallback;
  const texts = [error.statusMessage, error.responseMessage];
  return texts.find((text) => !EMPTY_WORDS.includes(text.toLowerCase())) ?? fallback;
};

/** The answer's own words; without any, the text that is specified for this call, then the technical message in brackets. */
export const failureText = (error: unknown, specified: string): string => {
  const text = problemText(error, specified);
  if (!isApiProblem(error)) return text;
  return text === specified || text === SOMETHING_WENT_WRONG ? `${specified} (${technicalText(error)})` : text;
};

/** Follows a text that leaves people alone with what happened. */
export const adviceAfter = (text: string): string | undefined =>
  text.startsWith('Something went wrong') ? wireMessages.whatToDo : undefined;

/** What support needs: the status or the network, and the reference under which the failure was logged. */
export const technicalText = (error: unknown): string => {
  if (!isApiProblem(error)) return error instanceof Error ? error.message : 'unknown';
  const status = error.status === 0 ? 'no connection' : `${error.status} ${error.code ?? error.responseMessage}`.trim();
  return error.correlationId === undefined ? status : `${status}, reference ${error.correlationId}`;
};

/** The first message of each of the body's fields, by field name. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiProblem(error)
    ? Object.fromEntries(
        error.errors
          .filter(({ path }) => path.startsWith('body.'))
          .map(({ path, message }) => [path.slice('body.'.length), message] as const)
          .reverse(),
      )
    : {};
