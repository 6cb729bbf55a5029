import type { Envelope, RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

interface Described {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string } & Described>>;
}

interface Document {
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties?: { readonly code?: { readonly enum: string[] } } }>
    >;
    readonly responses: Readonly<Record<string, Described>>;
    readonly securitySchemes: { readonly session: { readonly name: string } };
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const UUID = '00000000-0000-4000-8000-000000000000';
const PARAMETERS: Readonly<Record<string, string>> = { accountId: `acc_${UUID}` };

describe.each([
  ['http://localhost:3000', 'embedded', 'current-user-3000'],
  ['https://keelson.example', 'production', '__Host-current-user'],
] as const)('the document of %s', (publicUrl, mode, cookie) => {
  let database: FreshDatabase;
  let api: TestApi;
  let document: Document;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, configuration: { publicUrl, mode } });
    const { cookie: session } = api.sessions.introduce({ kind: 'superAdmin' });
    document = (await api.inject({ url: '/api/docs/openapi.json', headers: { cookie: session } })).json<Document>();
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const operations = (): readonly Operation[] => Object.values(document.paths).flatMap((each) => Object.values(each));
  const operationOf = (id: string): Operation => {
    const found = operations().find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`the document has no ${id}`);
    return found;
  };
  const last = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
  const describedAs = (operation: Operation, status: number): Described | undefined => {
    const response = operation.responses[status];
    return response?.$ref === undefined ? response : document.components.responses[last(response.$ref)];
  };
  const codesOf = (operation: Operation, status: number): readonly string[] => {
    const name = last(operation.responses[status]?.$ref ?? '');
    return document.components.schemas[name]?.properties?.code?.enum ?? [];
  };
  const referencesIn = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, each]) => (key === '$ref' ? [String(each)] : referencesIn(each)));

  it('names the session cookie as this mode does', () => {
    expect(document.components.securitySchemes.session.name).toBe(cookie);
  });

  it('leads to what it refers to, and names every schema', () => {
    const resolve = (reference: string): unknown =>
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((each) => !each.startsWith('#/components/') || resolve(each) === undefined)).toEqual([]);
  });

  it('has each operation with every refusal that its contract names', () => {
    expect(operations()).toHaveLength(api.inventory.contracts.length);
    for (const { route, schemas } of api.inventory.contracts) {
      const operation = operationOf(route.id);
      const told = Object.keys(operation.responses).flatMap((status) => codesOf(operation, Number(status)));
      expect([route.id, told]).toEqual([route.id, expect.arrayContaining([...(schemas.refusals ?? [])])]);
    }
  });

  it('describes 202, signatures, steps-up, tasks and what may be tried later', () => {
    expect(operationOf('partners.register').responses[202]).toBeDefined();
    expect(operationOf('billing.stripeWebhook').parameters).toContainEqual(
      expect.objectContaining({ name: 'stripe-signature', in: 'header', required: true }),
    );
    expect(codesOf(operationOf('partners.register'), 429)).toContain('PROOF_OF_WORK_NEEDED');
    for (const { route, access } of api.inventory.contracts) {
      const steps = codesOf(operationOf(route.id), 403).includes('STEP_UP_REQUIRED');
      expect([route.id, steps]).toEqual([route.id, 'stepUp' in access]);
    }
  });

  const callOf = ({ route, schemas }: RouteContract): InjectOptions & { readonly url: string } => ({
    method: route.method,
    url: route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => PARAMETERS[name] ?? UUID),
    ...(schemas.body && { payload: '{}', headers: { 'content-type': 'application/json' } }),
  });

  function expectDescribed({ route }: RouteContract, answer: LightMyRequestResponse): void {
    const operation = operationOf(route.id);
    const { statusCode, headers } = answer;
    const described = describedAs(operation, statusCode);
    const what = `${route.id} ${statusCode}`;
    const type = String(headers['content-type']).replace('application/json; charset=utf-8', 'application/json');
    const types = Object.keys(described?.content ?? {}).map((each) =>
      each.replace('application/json; charset=utf-8', 'application/json'),
    );
    expect([what, types]).toEqual([what, expect.arrayContaining([type])]);
    const told = Object.keys(described?.headers ?? {});
    for (const name of ['x-correlation-id', 'retry-after', 'etag'].filter((each) => headers[each] !== undefined)) {
      expect([what, told]).toEqual([what, expect.arrayContaining([name])]);
    }
    if (statusCode < 400) return;
    const { code } = answer.json<Envelope<unknown>>();
    expect([what, codesOf(operation, statusCode)]).toEqual([what, expect.arrayContaining([code])]);
  }

  it('describes what every route answers to each kind of caller and to malformed requests', async () => {
    for (const contract of api.inventory.contracts.filter(({ schemas }) => !schemas.eventStream)) {
      const call = callOf(contract);
      expectDescribed(contract, await api.inject(call));
      for (const kind of ['customer', 'partner', 'admin', 'superAdmin'] as const) {
        for (const standing of ['premium', 'awaiting-payment', 'basic', 'unconfirmed'] as const) {
          if (standing !== 'premium' && kind !== 'customer') continue;
          const { authorization, cookie: session } = api.sessions.introduce({
            kind,
            ...(kind === 'customer' && { standing }),
          });
          const headers = { ...call.headers, authorization, cookie: session };
          expectDescribed(contract, await api.inject({ ...call, headers }));
        }
      }
      const { authorization, cookie: session } = api.sessions.introduce({ kind: 'superAdmin', steppedUp: 'all' });
      const headers = { ...call.headers, authorization, cookie: session };
      for (const odd of [
        { url: `${call.url}?no-such-parameter=1` },
        { headers: { ...headers, 'content-type': 'text/odd' }, payload: 'x' },
        { headers: { ...headers, origin: 'https://evil.example' } },
        { headers: { ...headers, 'idempotency-key': 'with space' } },
        { headers: { ...headers, expect: 'miracles' } },
      ]) {
        expectDescribed(contract, await api.inject({ ...call, headers, ...odd }));
      }
    }
  });
});
