import type { ApiConfiguration } from '@keelson/configuration';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import type { RouteInventory } from '../platform/access/route-inventory';
import { openApiDocument } from '../platform/docs/openapi-document';

interface Reference {
  readonly $ref: string;
}

export interface DescribedResponse {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Partial<Reference> }>>;
}

export interface DescribedOperation {
  readonly responses: Readonly<Record<string, DescribedResponse | Reference>>;
}

export interface OpenApiDocument {
  readonly components: {
    readonly responses: Readonly<Record<string, DescribedResponse>>;
    readonly schemas: Readonly<Record<string, unknown>>;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly 'x-other-methods': { readonly options: DescribedOperation; readonly others: DescribedOperation };
}

/** What an answer has of its own; the security headers are the same for all. */
const TOLD_HEADERS = [
  'accept-encoding',
  'allow',
  'clear-site-data',
  'content-disposition',
  'etag',
  'location',
  'proof-of-work-task',
  'retry-after',
  'set-cookie',
  'x-correlation-id',
];

interface Address {
  readonly segments: readonly string[];
  readonly operations: Readonly<Record<string, DescribedOperation>>;
}

/** Holds the answers of a server against its own OpenAPI document. */
export class DescribedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  private readonly addresses: ReadonlyMap<number, readonly Address[]>;

  constructor(private readonly document: OpenApiDocument) {
    this.ajv.addSchema(document, 'document', undefined, false);
    this.addresses = addressesByLength(document);
  }

  /** @throws Error that names the answer to an address of the document that it does not describe. */
  expect(answer: LightMyRequestResponse): void {
    const { method = '', url = '' } = answer.raw.req;
    const operation = this.operationOf(method, url);
    const fault = operation && this.faultOf(answer, operation);
    if (fault === undefined) return;
    const told = `${method} ${url} answered ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    throw new Error(`The document does not tell the truth: ${fault}. ${told}`);
  }

  private operationOf(method: string, url: string): DescribedOperation | undefined {
    const path = segmentsOf(decoded(url.split(/[?#]/, 1)[0] ?? ''));
    const operations = (this.addresses.get(path.length) ?? [])
      .filter(({ segments }) => matches(segments, path))
      .map((address) => address.operations);
    if (operations.length === 0) return undefined;
    const { options, others } = this.document['x-other-methods'];
    const own = operations.find((each) => each[method.toLowerCase()])?.[method.toLowerCase()];
    return own ?? (method === 'OPTIONS' ? options : others);
  }

  private faultOf(answer: LightMyRequestResponse, operation: DescribedOperation): string | undefined {
    const response = operation.responses[answer.statusCode];
    if (!response) return 'no such status';
    const { headers = {}, content } = '$ref' in response ? this.named(response) : response;
    const untold = TOLD_HEADERS.filter((name) => answer.headers[name] !== undefined && !(name in headers));
    if (untold.length > 0) return `no header ${untold.join(', ')}`;
    if (!content) return answer.body === '' ? undefined : 'no body';
    const type = mediaType(String(answer.headers['content-type']));
    const described = Object.entries(content).find(([each]) => mediaType(each) === type)?.[1];
    if (!described) return `no content of the type ${type}`;
    const $ref = described.schema?.$ref;
    if ($ref === undefined || answer.headers['content-encoding'] !== undefined) return undefined;
    const validate = this.validatorOf({ $ref });
    return validate(answer.json()) ? undefined : `the body ${this.ajv.errorsText(validate.errors)}`;
  }

  private named({ $ref }: Reference): DescribedResponse {
    const response = this.document.components.responses[$ref.slice($ref.lastIndexOf('/') + 1)];
    if (!response) throw new Error(`the document has no ${$ref}`);
    return response;
  }

  private validatorOf({ $ref }: Reference): ValidateFunction {
    const validate = this.ajv.getSchema(`document${$ref}`);
    if (!validate) throw new Error(`the document has no ${$ref}`);
    return validate as ValidateFunction;
  }
}

type DocumentParts = readonly [mode: string, publicUrl: string, ...routes: unknown[]];

const made: { readonly parts: DocumentParts; readonly answers: DescribedAnswers }[] = [];

/**
 * The answers that the server's own document describes. It is made when the first one comes, and once for all servers
 * of the tests with the same contracts, problems, mode and address: making it takes longer than most of their tests.
 */
export function describedAnswersOf(
  { routes }: Pick<RouteInventory, 'routes'>,
  { mode, publicUrl }: Pick<ApiConfiguration, 'mode' | 'publicUrl'>,
): DescribedAnswers {
  const parts: DocumentParts = [mode, publicUrl, ...routes.flatMap(({ contract, problems }) => [contract, problems])];
  const known = made.find(
    (one) => one.parts.length === parts.length && one.parts.every((each, at) => each === parts[at]),
  );
  if (known) return known.answers;
  const document = openApiDocument(routes, { mode, publicUrl }) as unknown as OpenApiDocument;
  const answers = new DescribedAnswers(document);
  made.push({ parts, answers });
  return answers;
}

const mediaType = (type: string): string => (type.split(';', 1)[0] ?? '').trim();
const segmentsOf = (path: string): readonly string[] => path.split('/');

/**
 * The addresses of the document in their parts, by how many they have: each answer of the tests is compared with them.
 * Those without parameters come first.
 */
function addressesByLength({ paths }: OpenApiDocument): ReadonlyMap<number, readonly Address[]> {
  const byLength = new Map<number, Address[]>();
  const fixedFirst = Object.entries(paths).sort(
    ([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')),
  );
  for (const [address, operations] of fixedFirst) {
    const segments = segmentsOf(address);
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, operations }]);
  }
  return byLength;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Of an address and a path with as many segments. */
const matches = (address: readonly string[], path: readonly string[]): boolean =>
  address.every((segment, index) => segment === path[index] || (segment.startsWith('{') && path[index] !== ''));
