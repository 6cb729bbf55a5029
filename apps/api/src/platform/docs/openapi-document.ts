import { accessRuleOf } from '@keelson/contracts/routes';
import { IDEMPOTENCY_KEY_HEADER, MINIMUM_POSITION_HEADER, type RouteContract } from '@keelson/contracts/wire';
import { z } from 'zod';

type Schema = Record<string, unknown>;

const META = {
  type: 'object',
  properties: {
    position: { type: 'integer', description: 'Position in the log of events that the answer includes' },
    version: { type: 'integer' },
    stale: { type: 'boolean', description: 'The rows do not yet include the minimum position that was asked for' },
  },
};

const FAILURE: Schema = {
  type: 'object',
  required: ['responseCode', 'responseMessage', 'statusMessage', 'data', 'correlationId'],
  properties: {
    responseCode: { type: 'integer' },
    responseMessage: { type: 'string' },
    statusMessage: { type: 'string' },
    data: {},
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    correlationId: { type: 'string' },
    meta: META,
  },
};

/** OpenAPI 3.1 of the routes that the server really has. */
export function openApiDocument(contracts: readonly RouteContract[], serverUrl: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    const path = contract.route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.route.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Keelson API',
      version: 'v1',
      description: 'Every answer comes in one envelope; its responseCode equals the HTTP status.',
    },
    servers: [{ url: serverUrl }],
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'current-user' },
      },
    },
    paths,
  };
}

function operation({ route, schemas, summary }: RouteContract): Schema {
  const rule = accessRuleOf(route.id);
  const open = rule?.allow.anonymous !== undefined;
  return {
    operationId: route.id,
    summary,
    tags: [route.id.split('.')[0]],
    description: `Who may call it: ${Object.keys(rule?.allow ?? {}).join(', ') || 'nobody'}.`,
    security: open ? [] : [{ [rule?.credential === 'cookie' ? 'session' : 'token']: [] }],
    parameters: [
      ...parameters('path', schemas.params),
      ...parameters('query', schemas.query),
      header(route.method === 'GET' ? MINIMUM_POSITION_HEADER : IDEMPOTENCY_KEY_HEADER),
    ],
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          (schemas.bodyTypes ?? ['application/json']).map((type) => [type, { schema: json(schemas.body, 'input') }]),
        ),
      },
    }),
    responses: {
      200: { description: 'Success', content: success(schemas.rawAnswer, schemas.answer) },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function success(rawAnswer: string | undefined, answer: z.ZodType): Schema {
  if (rawAnswer !== undefined) return { [rawAnswer]: {} };
  const properties = { ...(FAILURE['properties'] as Schema), data: json(answer, 'output') };
  return { 'application/json': { schema: { ...FAILURE, properties } } };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: Schema; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

const header = (name: string): Schema => ({ name, in: 'header', required: false, schema: { type: 'string' } });

function json(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  if (!schema) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  });
  return rest;
}
