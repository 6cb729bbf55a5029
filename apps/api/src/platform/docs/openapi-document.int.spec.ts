import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import type { InjectOptions } from 'fastify';
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

const repository = join(__dirname, '../../../../..');
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
    const components = Object.entries(document.components).flatMap(([section, named]) =>
      Object.keys(named).map((name) => `#/components/${section}/${name}`),
    );
    const unused = components.filter((each) => !references.includes(each) && !each.includes('/securitySchemes/'));
    expect(unused).toEqual([]);
    expect(references.filter((each) => !each.startsWith('#/components/') || resolve(each) === undefined)).toEqual([]);
  });

  it("follows Redocly's recommended rules without a warning", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const lint = spawnSync(process.execPath, ['tools/openapi/lint.mjs', file], { cwd: repository, encoding: 'utf8' });
    await rm(folder, { recursive: true });
    expect([lint.status, lint.stderr]).toEqual([0, '']);
  });

  it('has each operation with every refusal that its contract names', () => {
    const ids = api.inventory.contracts.flatMap(({ route }) =>
      route.method === 'GET' ? [route.id, `${route.id}.head`] : [route.id],
    );
    expect(operations().map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(ids));
    expect(operations()).toHaveLength(ids.length);
    for (const { route, schemas } of api.inventory.contracts) {
      const operation = operationOf(route.id);
      const told = Object.keys(operation.responses).flatMap((status) => codesOf(operation, Number(status)));
      expect([route.id, told]).toEqual([route.id, expect.arrayContaining([...(schemas.refusals ?? [])])]);
    }
  });

  it('describes 202, signatures, confirmations, tasks and what may be tried later', () => {
    expect(operationOf('partners.register').responses[202]).toBeDefined();
    expect(operationOf('billing.stripeWebhook').parameters).toContainEqual(
      expect.objectContaining({ name: 'stripe-signature', in: 'header', required: true }),
    );
    expect(codesOf(operationOf('partners.register'), 429)).toContain('PROOF_OF_WORK_NEEDED');
    for (const { route, access } of api.inventory.contracts) {
      const codes = codesOf(operationOf(route.id), 403);
      const told = ['STEP_UP_REQUIRED', 'CONFIRMATION_INVALID'].filter((code) => codes.includes(code));
      expect([route.id, told.length]).toEqual([route.id, 'confirmed' in access ? 2 : 0]);
    }
  });

  const callOf = ({ route, schemas }: RouteContract): InjectOptions & { readonly url: string } => ({
    method: route.method,
    url: route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => PARAMETERS[name] ?? UUID),
    ...(schemas.body && { payload: '{}', headers: { 'content-type': 'application/json' } }),
  });

  it('has the methods that the addresses take, and tells what others get', async () => {
    for (const [address, methods] of Object.entries(document.paths)) {
      const url = address.replace(/{[^}]*}/g, UUID);
      const told = ['OPTIONS', ...Object.keys(methods).map((each) => each.toUpperCase())];
      for (const method of ['OPTIONS', 'PATCH'] as const) {
        const { statusCode, headers } = await api.inject({ method, url });
        const allowed = String(headers['allow']).split(', ');
        expect([address, statusCode, allowed]).toEqual([
          address,
          method === 'PATCH' ? 405 : 200,
          expect.arrayContaining(told),
        ]);
      }
    }
  });

  const answered = async (contract: RouteContract): Promise<void> => {
    const call = callOf(contract);
    await api.inject(call);
    for (const kind of ['customer', 'partner', 'admin', 'superAdmin'] as const) {
      for (const standing of ['premium', 'awaiting-payment', 'basic', 'unconfirmed'] as const) {
        if (standing !== 'premium' && kind !== 'customer') continue;
        const { authorization, cookie: session } = api.sessions.introduce({
          kind,
          ...(kind === 'customer' && { standing }),
        });
        const headers = { ...call.headers, authorization, cookie: session };
        await api.inject({ ...call, headers });
      }
    }
    const { id: _, ...confirmed } = api.sessions.introduce({ kind: 'superAdmin', steppedUp: 'all' });
    const headers = { ...call.headers, ...confirmed };
    for (const odd of [
      ...(contract.route.method === 'GET' ? [{ method: 'HEAD' as const }] : []),
      { url: `${call.url}?no-such-parameter=1` },
      { headers: { ...headers, 'content-type': 'text/odd' }, payload: 'x' },
      { headers: { ...headers, origin: 'https://evil.example' } },
      { headers: { ...headers, 'idempotency-key': 'with space' } },
      { headers: { ...headers, expect: 'miracles' } },
    ]) {
      await api.inject({ ...call, headers, ...odd });
    }
  };

  // The test API fails an answer that its document does not describe. No worker runs here, so that every reading that is
  // recorded waits as long as it may for its own record: all routes wait at once.
  it('describes what every route answers to each kind of caller and to malformed requests', async () => {
    const contracts = api.inventory.contracts.filter(({ schemas }) => !schemas.eventStream);
    expect(contracts.length).toBeGreaterThan(100);
    await Promise.all(contracts.map(answered));
  });
});
