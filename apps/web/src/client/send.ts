import {
  type AnswerMeta,
  CONFIRMATION_HEADER,
  CORRELATION_ID_HEADER,
  type Envelope,
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  MINIMUM_POSITION_HEADER,
  PROOF_OF_WORK_HEADER,
  PROOF_OF_WORK_TASK_HEADER,
} from '@keelson/contracts';
import { type ApiCall, urlOf } from './api-call';
import { type ApiProblem, SOMETHING_WENT_WRONG, unansweredText } from './api-problem';
import { solveTask } from './proof-of-work';
import { minimumPosition, noteRead, rememberWritten, streamPhase } from './read-your-writes';

/** What an answer carries besides its data. */
export interface AnswerNotes extends AnswerMeta {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly statusMessage: string;
  readonly correlationId: string;
}

export type Sent =
  { readonly data: unknown; readonly meta: AnswerNotes } | { readonly error: ApiProblem; readonly meta?: AnswerNotes };

const headersOf = (call: ApiCall, token: string | undefined): Headers => {
  const headers = new Headers({ accept: 'application/json', [CORRELATION_ID_HEADER]: crypto.randomUUID() });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (call.route.environment) headers.set('environment', 'app');
  if (call.confirmation !== undefined) headers.set(CONFIRMATION_HEADER, call.confirmation);
  if (call.route.method === 'GET') {
    const position = minimumPosition();
    if (position !== undefined) headers.set(MINIMUM_POSITION_HEADER, position);
  } else {
    headers.set(IDEMPOTENCY_KEY_HEADER, call.idempotencyKey ?? crypto.randomUUID());
    if (call.ifMatch !== undefined) headers.set(IF_MATCH_HEADER, `"${call.ifMatch}"`);
    if (call.body !== undefined) headers.set('content-type', 'application/json');
  }
  return headers;
};

/** What passes for an answer of the API, also where something between it and the browser left texts out. */
type Received = Pick<Envelope<unknown>, 'responseCode' | 'data'> & Partial<Envelope<unknown>>;

const isEnvelope = (value: unknown): value is Received =>
  typeof value === 'object' && value !== null && 'responseCode' in value && 'data' in value;

const noAnswer = (
  correlationId: string | null,
  status: number,
  text: string = SOMETHING_WENT_WRONG,
): { error: ApiProblem } => ({
  error: {
    status,
    responseMessage: text,
    statusMessage: 'failure',
    errors: [],
    ...(correlationId === null ? {} : { correlationId }),
  },
});

const read = async (response: Response, headers: Headers): Promise<Sent> => {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isEnvelope(answer)) return noAnswer(headers.get(CORRELATION_ID_HEADER), response.status);
  const { data, meta, code, errors = [], responseCode, responseMessage = '', statusMessage = '' } = answer;
  const correlationId = answer.correlationId ?? headers.get(CORRELATION_ID_HEADER) ?? '';
  const notes = { responseMessage, statusMessage, correlationId };
  if (response.ok) return { data, meta: { responseCode, ...notes, ...meta } };
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    error: {
      ...notes,
      status: response.status,
      errors,
      ...(code === undefined ? {} : { code }),
      ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}),
    },
  };
};

/** A document that has no envelope, or why there is none. */
export type Fetched = { readonly response: Response } | { readonly error: ApiProblem };

/** Asks for a document that has no envelope; its body is not read yet. Never throws. */
export const sendForDocument = async (
  call: ApiCall,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Fetched> => {
  const headers = headersOf(call, token);
  try {
    const url = new URL(urlOf(call), location.origin);
    const response = await fetch(url, { method: call.route.method, headers, credentials: 'same-origin', signal });
    if (response.ok) return { response };
    const sent = await read(response, headers);
    return 'error' in sent ? sent : noAnswer(headers.get(CORRELATION_ID_HEADER), response.status);
  } catch {
    return noAnswer(headers.get(CORRELATION_ID_HEADER), 0, unansweredText(call.route.method === 'GET'));
  }
};

/** What browsers send for all pages together that are gone. */
const KEEPALIVE_BYTES = 60_000;

/** While too many requests come in at once, the API asks each browser for a proof of work: it is sent again with one. */
const fetchWithProof = async (call: ApiCall, headers: Headers, signal: AbortSignal | undefined): Promise<Response> => {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const keepalive = call.outlivesPage === true && new Blob([body ?? '']).size < KEEPALIVE_BYTES;
  const ask = (): Promise<Response> =>
    fetch(new URL(urlOf(call), location.origin), {
      method: call.route.method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
      ...(signal ? { signal } : {}),
    });
  const response = await ask();
  const task = response.headers.get(PROOF_OF_WORK_TASK_HEADER);
  if (task === null) return response;
  headers.set(PROOF_OF_WORK_HEADER, await solveTask(task, signal));
  return ask();
};

/** One request over fetch. Never throws: a missing network is a problem with status 0. */
export const send = async (call: ApiCall, token: string | undefined, signal?: AbortSignal): Promise<Sent> => {
  const headers = headersOf(call, token);
  const { method } = call.route;
  try {
    const asked = streamPhase();
    const response = await fetchWithProof(call, headers, signal);
    const sent = await read(response, headers);
    if (method !== 'GET') rememberWritten(sent.meta?.position);
    else if ('data' in sent) noteRead(sent.meta.position, asked);
    return sent;
  } catch {
    return noAnswer(headers.get(CORRELATION_ID_HEADER), 0, unansweredText(method === 'GET'));
  }
};
