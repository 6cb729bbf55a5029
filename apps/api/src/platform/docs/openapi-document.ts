import type { ApiConfiguration } from '@keelson/configuration';
import type { RouteContract } from '@keelson/contracts/wire';
import type { InventoryRoute } from '../access/route-inventory';
import { IdentityCookies } from '../identity/identity-cookies';
import { accessForPrograms, accessInWords, isOpenTo, securityOf } from './access-of';
import { ENVELOPE_SCHEMAS, failureEnvelope } from './envelope-schemas';
import { jsonSchema, namedAfter, reference, type Schema } from './json-schema';
import { parametersOf, REQUEST_HEADERS } from './parameters';
import { refusalsOf } from './refusals-of';
import { ANSWER_HEADERS, answerSchema, refusalName, refusalResponse, responsesOf } from './responses';

/** OpenAPI 3.1 of the routes that the server really has, as it is configured. */
export function openApiDocument(
  routes: readonly InventoryRoute[],
  { publicUrl, mode }: Pick<ApiConfiguration, 'publicUrl' | 'mode'>,
): Schema {
  const isOpen = (contract: RouteContract): boolean => isOpenTo(contract, mode === 'embedded');
  const paths: Record<string, Schema> = {};
  for (const route of routes) {
    const { path, method } = route.contract.route;
    const address = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(route, isOpen(route.contract)) };
  }
  const refusals = routes.flatMap((route) => [...refusalsOf(route, isOpen(route.contract))]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Keelson API',
      version: 'v1',
      description: 'Every answer comes in one envelope; its responseCode equals the HTTP status.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map(({ contract }) => tagOf(contract)))].sort().map((name) => ({ name })),
    components: {
      schemas: {
        ...ENVELOPE_SCHEMAS,
        ...Object.fromEntries(routes.flatMap(({ contract }) => namedSchemas(contract))),
        ...Object.fromEntries(
          refusals.map(([status, codes]) => [refusalName(status, codes), failureEnvelope(status, codes)]),
        ),
      },
      responses: Object.fromEntries(
        refusals.map(([status, codes]) => [refusalName(status, codes), refusalResponse(status, codes)]),
      ),
      headers: ANSWER_HEADERS,
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: new IdentityCookies(publicUrl).session.name },
      },
    },
    paths,
  };
}

const tagOf = ({ route }: RouteContract): string => route.id.split('.', 1)[0] ?? route.id;

function operation(inventoried: InventoryRoute, isOpen: boolean): Schema {
  const { contract } = inventoried;
  const { route, schemas, summary } = contract;
  const body = schemas.body && { schema: reference('schemas', namedAfter(route.id, 'Body')) };
  // A signature is over bytes, whatever they mean.
  const content = body ?? (schemas.signatureHeader !== undefined ? { schema: {} } : undefined);
  return {
    operationId: route.id,
    summary,
    tags: [tagOf(contract)],
    description: accessInWords(contract, isOpen),
    'x-access': accessForPrograms(contract, isOpen),
    security: securityOf(contract, isOpen),
    parameters: parametersOf(contract),
    ...(content && {
      requestBody: {
        required: true,
        content: Object.fromEntries((schemas.bodyTypes ?? ['application/json']).map((type) => [type, content])),
      },
    }),
    responses: responsesOf(inventoried, isOpen),
  };
}

function namedSchemas(contract: RouteContract): readonly (readonly [name: string, schema: Schema])[] {
  const { route, schemas } = contract;
  return [
    ...(schemas.body ? [[namedAfter(route.id, 'Body'), jsonSchema(schemas.body, 'input')] as const] : []),
    ...(schemas.rawAnswer === undefined
      ? [[namedAfter(route.id, 'Answer'), answerSchema(contract, jsonSchema(schemas.answer, 'output'))] as const]
      : []),
  ];
}
