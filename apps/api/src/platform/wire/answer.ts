import type { Readable } from 'node:stream';
import type { AnswerInputOf, AnswerMeta, FieldError, RefusalOf, RouteContract } from '@keelson/contracts/wire';

/** What goes beside the data. The position is sealed on its way out. */
export interface Meta extends Omit<AnswerMeta, 'position'> {
  readonly position?: number;
}

export interface AnswerTexts {
  /** Becomes `responseMessage`. Default `success`. */
  readonly message?: string;
  /** Default `success`. */
  readonly statusMessage?: string;
  /** HTTP status and `responseCode`. Default 200. */
  readonly responseCode?: number;
  /** Content answers say their status besides. */
  readonly contentStatus?: 'success' | 'failure';
}

/** What a controller returns; the platform makes the envelope and the HTTP status of it. `Code` are its refusals. */
export class Answer<Data, Code extends string = never> {
  constructor(
    readonly status: number,
    readonly data: Data | null,
    readonly message: string,
    readonly statusMessage: string,
    readonly extras: AnswerExtras<Code> = {},
  ) {}

  get succeeded(): boolean {
    return this.status < 400;
  }
}

/** What a route may answer: its data, or one of the refusals that its contract names. */
export type AnswerTo<Contract extends RouteContract> = Answer<AnswerInputOf<Contract>, RefusalOf<Contract>>;

export interface AnswerExtras<Code extends string = string> {
  readonly code?: Code;
  readonly errors?: readonly FieldError[];
  readonly meta?: Meta;
  readonly contentStatus?: 'success' | 'failure';
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A document of its own, without the envelope. A stream is sent as it comes; when it fails, the answer breaks off. */
export class RawAnswer {
  constructor(
    readonly body: string | Buffer | Readable,
    readonly contentType: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** 206 for a part of it, 304 where the caller has it. */
    readonly status: 200 | 206 | 304 = 200,
  ) {}
}

/** The controller writes the answer to the connection by itself. */
export class OwnAnswer {
  readonly written = true;
}

export function success<Data>(data: Data, meta?: Meta, texts: AnswerTexts = {}): Answer<Data> {
  return new Answer(texts.responseCode ?? 200, data, texts.message ?? 'success', texts.statusMessage ?? 'success', {
    ...(meta && { meta }),
    ...(texts.contentStatus && { contentStatus: texts.contentStatus }),
  });
}

/** How one refusal reads on the wire. */
export interface Problem {
  readonly status: number;
  /** Becomes `responseMessage`, and `statusMessage` where there is none. */
  readonly message: string;
  readonly statusMessage?: string;
  /** The field of the body that is to be corrected: the text stands there too. */
  readonly field?: string;
  /** Seconds until the same request may work. */
  readonly retryAfterSeconds?: number;
}

export type Problems<Code extends string> = Readonly<Record<Code, Problem>>;

/** The answer for a refusal: `problems` is total, so every code has its status and text. */
export function problem<Code extends string, Refused extends Code>(
  problems: Problems<Code>,
  failure: { readonly code: Refused; readonly retryAfterSeconds?: number },
  extras: Pick<AnswerExtras, 'errors' | 'meta' | 'contentStatus'> = {},
): Answer<never, Refused> {
  const known = problems[failure.code];
  const retryAfterSeconds = failure.retryAfterSeconds ?? known.retryAfterSeconds;
  return new Answer<never, Refused>(known.status, null, known.message, known.statusMessage ?? known.message, {
    code: failure.code,
    ...extras,
    ...(known.field !== undefined && {
      errors: [...(extras.errors ?? []), { path: `body.${known.field}`, message: known.message }],
    }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
