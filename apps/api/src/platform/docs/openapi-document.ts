import type { ApiConfiguration } from '@keelson/configuration';
import type { RouteContract } from '@keelson/contracts/wire';
import type { InventoryRoute } from '../access/route-inventory';
import { IdentityCookies } from '../identity/identity-cookies';
import { accessForPrograms, accessInWords, isOpenTo, securityOf } from './access-of';
import { ANSWER_HEADERS } from './answer-headers';
import { ENVELOPE_SCHEMAS, failureEnvelope, successEnvelope } from './envelope-schemas';
import { exampleOf } from './example-of';
import { jsonSchema, namedAfter, reference, type Schema } from './json-schema';
import { parametersOf, REQUEST_HEADERS } from './parameters';
import { OPTIONS_REFUSALS, OTHER_METHOD_REFUSALS, refusalsOf } from './refusals-of';
import { otherMethods } from './other-methods';
import {
  answerSchema,
  headRefusalName,
  headRefusalResponse,
  headResponsesOf,
  refusalName,
  refusalResponse,
  responsesOf,
} from './responses';
import { TAG_DESCRIPTIONS } from './tag-descriptions';

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
    const open = isOpen(route.contract);
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operation(route, open),
      ...(method === 'GET' && { head: headOperation(route, open) }),
    };
  }
  const refusalsToHead = routes
    .filter(({ contract }) => contract.route.method === 'GET')
    .flatMap((route) => [...refusalsOf(route, isOpen(route.contract))]);
  const refusals = [
    ...routes.flatMap((route) => [...refusalsOf(route, isOpen(route.contract))]),
    ...OPTIONS_REFUSALS,
    ...OTHER_METHOD_REFUSALS,
  ];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Keelson API',
      version: 'v1',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      description: [
        'Every answer comes in one envelope; its responseCode equals the HTTP status.',
        'OPTIONS tells which methods an address takes, in the header Allow.',
        'Other methods are answered by 405 METHOD_NOT_ALLOWED with the same header, as x-other-methods describes.',
      ].join(' '),
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routes.map(({ contract }) => tagOf(contract)))].sort().map(tagNamed),
    components: {
      schemas: {
        ...ENVELOPE_SCHEMAS,
        Options: successEnvelope([200], { type: 'null' }),
        ...Object.fromEntries(routes.flatMap(({ contract }) => namedSchemas(contract))),
        ...Object.fromEntries(
          refusals.map(([status, codes]) => [
            refusalName(status, codes),
            failureEnvelope(status, codes, answerWith(routes, codes)),
          ]),
        ),
      },
      responses: {
        ...Object.fromEntries(
          refusals.map(([status, codes]) => [refusalName(status, codes), refusalResponse(status, codes)]),
        ),
        ...Object.fromEntries(refusalsToHead.map(([status]) => [headRefusalName(status), headRefusalResponse(status)])),
      },
      headers: ANSWER_HEADERS,
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: new IdentityCookies(publicUrl).session.name },
      },
    },
    paths,
    'x-other-methods': otherMethods(),
  };
}

/** The data of a refusal by one of these codes, where there is any. */
function answerWith(routes: readonly InventoryRoute[], codes: readonly string[]): Schema | undefined {
  const schemas = routes
    .map(({ contract }) => contract.schemas)
    .find(({ refusalsWithAnswer = [] }) => refusalsWithAnswer.some((code) => codes.includes(code)));
  return schemas && jsonSchema(schemas.answer, 'output');
}

const tagNamed = (name: string): Schema => {
  const description = TAG_DESCRIPTIONS[name];
  return { name, ...(description !== undefined && { description }) };
};

const tagOf = ({ route }: RouteContract): string => route.id.split('.', 1)[0] ?? route.id;

function operation(inventoried: InventoryRoute, isOpen: boolean): Schema {
  const { contract } = inventoried;
  const { route, schemas, summary } = contract;
  const body = schemas.body && {
    schema: reference('schemas', namedAfter(route.id, 'Body')),
    example: exampleOf(jsonSchema(schemas.body, 'input')),
  };
  // A signature is over bytes, whatever they mean.
  const content = body ?? (schemas.signatureHeader !== undefined ? { schema: {} } : undefined);
  return {
    operationId: route.id,
    summary,
    ...callOf(contract, isOpen),
    ...(content && {
      requestBody: {
        required: true,
        content: Object.fromEntries((schemas.bodyTypes ?? ['application/json']).map((type) => [type, content])),
      },
    }),
    responses: responsesOf(inventoried, isOpen),
  };
}

function headOperation(inventoried: InventoryRoute, isOpen: boolean): Schema {
  const { contract } = inventoried;
  return {
    operationId: `${contract.route.id}.head`,
    summary: `${contract.summary}: the headers alone`,
    ...callOf(contract, isOpen),
    responses: headResponsesOf(inventoried, isOpen),
  };
}

/** What a caller needs for the operation. */
const callOf = (contract: RouteContract, isOpen: boolean): Schema => ({
  tags: [tagOf(contract)],
  description: accessInWords(contract, isOpen),
  'x-access': accessForPrograms(contract, isOpen),
  security: securityOf(contract, isOpen),
  parameters: parametersOf(contract),
});

function namedSchemas(contract: RouteContract): readonly (readonly [name: string, schema: Schema])[] {
  const { route, schemas } = contract;
  return [
    ...(schemas.body ? [[namedAfter(route.id, 'Body'), jsonSchema(schemas.body, 'input')] as const] : []),
    ...(schemas.rawAnswer === undefined
      ? [[namedAfter(route.id, 'Answer'), answerSchema(contract, jsonSchema(schemas.answer, 'output'))] as const]
      : []),
  ];
}
