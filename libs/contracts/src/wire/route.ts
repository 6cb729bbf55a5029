import type { z } from 'zod';
import type { AccessRule } from '../access/access-rule';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call goes. Kept apart from the schemas (`*.paths.ts`), so that the browser's first route carries no zod. */
export interface RoutePath<Id extends string = string> {
  /** `<slice>.<useCase>`: its row in the access matrix and name of the operation in OpenAPI. */
  readonly id: Id;
  readonly method: HttpMethod;
  /** From the origin, with `:name` parameters: `/api/v1/customers/:accountId/events`. */
  readonly path: string;
  /** The finance functions (the specification's §7) are told that the app calls: the header `Environment`. */
  readonly environment?: 'app';
}

/** Names the paths of a slice and keeps their literal types. */
export const definePaths = <const Paths extends Record<string, RoutePath>>(paths: Paths): Paths => paths;

/** What an answer may have besides the headers that all have. */
export type AnswerHeader = 'set-cookie' | 'clear-site-data' | 'content-disposition';

export interface RouteSchemas {
  readonly params?: z.ZodObject;
  /** Values arrive as text: use `z.coerce` or enums; unknown names are refused. */
  readonly query?: z.ZodObject;
  /** JSON body; a strict object, unknown keys are refused. Absent means that the call has no body. */
  readonly body?: z.ZodType;
  /** Content types of the body. Default `application/json` alone. */
  readonly bodyTypes?: readonly string[];
  /** The `data` of the answer's envelope. Keys that it does not name never leave the server. */
  readonly answer: z.ZodType;
  /** Codes of the refusals that this route itself answers; those of the platform are the same for every route. */
  readonly refusals?: readonly string[];
  /** Those of the refusals whose `data` is the answer all the same; the `data` of others is null. */
  readonly refusalsWithAnswer?: readonly string[];
  /** Too many callers together are asked for a small task of their browser's before they go on. */
  readonly proofOfWork?: true;
  /** Also answered with 202, and what that means. */
  readonly accepted?: string;
  /** Bytes of a body that is larger than bodies are otherwise (128 kB), and how large it may be. */
  readonly largestBody?: number;
  /** Header with the signature over the exact bytes of the body, which may be any JSON. */
  readonly signatureHeader?: string;
  /** Headers that an answer of this route may have besides those that all have. */
  readonly answerHeaders?: readonly AnswerHeader[];
  /** Content type of an answer that is a document of its own and has no envelope, or the types it may have. */
  readonly rawAnswer?: string | readonly string[];
  /** The document is sent while it is made, and may take minutes; only its beginning has the deadline of a request. */
  readonly streamed?: true;
  /** Parts of the document may be asked for (`Range`), and whether it has changed (`If-None-Match`). */
  readonly inParts?: true;
  /** The answer carries what lets its bearer in, a token, a code or an address: it is never compressed (BREACH). */
  readonly secret?: true;
  /** Takes If-Match: the read whose answer says the version that it compares. A command without one refuses the header. */
  readonly versionOf?: RoutePath;
  /** The answer goes on until somebody ends it: no deadline, no place among the requests in flight, own pages only. */
  readonly eventStream?: true;
}

/** All that is said about a route: where it is, who may call it, what goes in and what comes out. */
export interface RouteContract<
  Path extends RoutePath = RoutePath,
  Schemas extends RouteSchemas = RouteSchemas,
  Access extends AccessRule = AccessRule,
> {
  readonly route: Path;
  readonly access: Access;
  readonly schemas: Schemas;
  /** One sentence for the API documentation. */
  readonly summary: string;
}

/** Where it is, who may call it, one sentence about it, and the shapes of what goes in and comes out. */
export const defineRoute = <
  const Path extends RoutePath,
  const Access extends AccessRule,
  const Schemas extends RouteSchemas,
>(
  route: Path,
  access: Access,
  summary: string,
  schemas: Schemas,
): RouteContract<Path, Schemas, Access> => ({ route, access, summary, schemas });

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a controller receives: params, query and body after parsing. */
export interface InputOf<Contract extends RouteContract> {
  readonly params: Parsed<Contract['schemas']['params']>;
  readonly query: Parsed<Contract['schemas']['query']>;
  readonly body: Parsed<Contract['schemas']['body']>;
}

/** The `data` of the envelope as the browser receives it. */
export type AnswerOf<Contract extends RouteContract> = z.output<Contract['schemas']['answer']>;

/** The `data` that a controller gives, before the answer's schema has shaped it. */
export type AnswerInputOf<Contract extends RouteContract> = z.input<Contract['schemas']['answer']>;

/** Codes of the refusals that the route itself answers. */
export type RefusalOf<Contract extends RouteContract> = Contract['schemas'] extends {
  readonly refusals: readonly (infer Code extends string)[];
}
  ? Code
  : never;

/** What the browser sends as the body. */
export type BodyOf<Contract extends RouteContract> = Contract['schemas']['body'] extends z.ZodType
  ? z.input<Contract['schemas']['body']>
  : undefined;
