/** The one shape of every JSON answer, success and failure alike (decision 4.68). */
export interface Envelope<Data> {
  /** Equals the HTTP status. */
  readonly responseCode: number;
  readonly responseMessage: string;
  /** The specified text for people, where there is one; else `success` or `failure`. */
  readonly statusMessage: string;
  readonly data: Data;
  /** Content answers alone say it, as the content service does. */
  readonly status?: 'success' | 'failure';
  /** Stable machine-readable reason of a failure, for example `STEP_LOCKED`. */
  readonly code?: string;
  readonly errors?: readonly FieldError[];
  readonly correlationId: string;
  readonly meta?: AnswerMeta;
}

export interface FieldError {
  /** Dotted path into the body, `body.email`, or `query.page`. */
  readonly path: string;
  readonly message: string;
}

export interface AnswerMeta {
  /**
   * Sealed position of the last event of a command, or of what a query's rows include. Only the API can compare two of
   * them, and one position has another token each time.
   */
  readonly position?: string;
  /** Version of what a command wrote or a query read: the one that If-Match compares. */
  readonly version?: number;
  /** The rows do not yet include the minimum position that was asked for. */
  readonly stale?: boolean;
}

/** Request header: the key under which a repeated command returns its first result. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Request header of a query: sealed positions that its rows should include, separated by commas. */
export const MINIMUM_POSITION_HEADER = 'x-minimum-position';
/** How many sealed positions a request may name. */
export const MOST_POSITIONS = 16;
/** Answer header that repeats the envelope's correlationId; also accepted from the browser. */
export const CORRELATION_ID_HEADER = 'x-correlation-id';
/** Answer header of a refusal by code `PROOF_OF_WORK_NEEDED`: what the browser has to solve. */
export const PROOF_OF_WORK_TASK_HEADER = 'proof-of-work-task';
/** Request header: `task:number`, whose SHA-256 begins with as many zero bits as the task says first. */
export const PROOF_OF_WORK_HEADER = 'proof-of-work';
/** Request header: the ETag of a read, or the version alone as `"7"`; what was changed since answers 412. */
export const IF_MATCH_HEADER = 'if-match';
/** Request header: the confirmation that the own password gave for this call. */
export const CONFIRMATION_HEADER = 'confirmation';
