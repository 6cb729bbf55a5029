import {
  type AnswerHeader,
  CORRELATION_ID_HEADER,
  PROOF_OF_WORK_TASK_HEADER,
  type RouteContract,
} from '@keelson/contracts/wire';
import { CORRELATION_ID } from '../http/correlation-id';
import { mayBeTagged } from '../http/entity-tags';
import { PLATFORM_REFUSALS } from '../wire/platform-refusals';
import { reference, type Schema } from './json-schema';

/** The headers of answers, as components. */
export const ANSWER_HEADERS: Readonly<Record<string, Schema>> = {
  CorrelationId: {
    description: 'Names this call in the logs; the correlationId of the envelope',
    required: true,
    schema: { type: 'string', pattern: CORRELATION_ID.source },
  },
  RetryAfter: {
    description: 'Seconds until the same request may work',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  EntityTag: {
    description: 'Names what the answer says; comes with If-None-Match to be answered by 304 while it says the same',
    schema: { type: 'string', pattern: '^W/"[0-9A-Za-z_-]+"$' },
  },
  FileTag: {
    description: 'Names the bytes of the file; comes with If-None-Match to be answered by 304 while it is the same',
    schema: { type: 'string', pattern: '^"[0-9A-Za-z_-]+"$' },
  },
  Allow: {
    description: 'The methods that the address takes',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  AcceptEncoding: {
    description: 'How a body may be encoded; comes where one was compressed',
    schema: { type: 'string', const: 'identity' },
  },
  SetCookie: {
    description: 'Sets or clears cookies of identity, which only the server reads (HttpOnly, SameSite=Lax)',
    schema: { type: 'string' },
  },
  ClearSiteData: {
    description: 'Clears what pages stored in the browser',
    schema: { type: 'string', const: '"storage"' },
  },
  ContentDisposition: {
    description: 'The name of the file',
    schema: { type: 'string', pattern: '^attachment; filename="[^"]+"$' },
  },
  ProofOfWorkTask: {
    description: 'What the browser has to solve; comes with the code PROOF_OF_WORK_NEEDED',
    schema: { type: 'string' },
  },
};

const OWN_HEADERS: Readonly<Record<AnswerHeader, Schema>> = {
  'set-cookie': reference('headers', 'SetCookie'),
  'clear-site-data': reference('headers', 'ClearSiteData'),
  'content-disposition': reference('headers', 'ContentDisposition'),
};

export const CORRELATION = { [CORRELATION_ID_HEADER]: reference('headers', 'CorrelationId') };

/** The refusals with these statuses may say when to come again. */
const COMES_AGAIN: ReadonlySet<number> = new Set([429, 503]);

export const ALLOW = { allow: reference('headers', 'Allow') };

/** What a refusal of this status carries; `HEAD` tells no codes. */
export const refusalHeaders = (status: number, codes: readonly string[] = []): Schema => ({
  ...CORRELATION,
  ...(COMES_AGAIN.has(status) && { 'retry-after': reference('headers', 'RetryAfter') }),
  ...(status === PLATFORM_REFUSALS.UNSUPPORTED_MEDIA_TYPE && {
    'accept-encoding': reference('headers', 'AcceptEncoding'),
  }),
  ...(codes.includes('METHOD_NOT_ALLOWED') && ALLOW),
  ...(codes.includes('PROOF_OF_WORK_NEEDED') && {
    [PROOF_OF_WORK_TASK_HEADER]: reference('headers', 'ProofOfWorkTask'),
  }),
});

export const successHeaders = (contract: RouteContract): Schema => ({
  ...CORRELATION,
  ...(mayBeTagged(contract) && { etag: reference('headers', 'EntityTag') }),
  ...(contract.schemas.inParts && { etag: reference('headers', 'FileTag') }),
  ...Object.fromEntries((contract.schemas.answerHeaders ?? []).map((name) => [name, OWN_HEADERS[name]])),
});
