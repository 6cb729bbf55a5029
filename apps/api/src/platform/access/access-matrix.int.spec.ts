import type { AccessRule } from '@keelson/contracts/access';
import { accessRuleOf } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { addressOf } from '../../testing/addresses';
import { credentials, type CredentialShown, headersFor, identities } from '../../testing/identities';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../../testing/test-sessions';
import { productDatabase } from '../../testing/product-database';

const HEALTH = new Set(['platform.live', 'platform.ready']);

/** 401, 403 or let in: written apart from the guard, from the words of the matrix alone. */
function expected(
  rule: AccessRule,
  identity: TestIdentity,
  shown: CredentialShown,
  embedded: boolean,
): 401 | 403 | 'in' {
  const open = rule.allow.anonymous !== undefined || (rule.openInEmbedded === true && embedded);
  const proven = shown === (rule.credential ?? 'token');
  if (!proven) return open ? 'in' : 401;
  const acting = identity.actingAs !== undefined;
  if (acting && rule.whileActing !== 'allowed') return 403;
  const kind = acting ? 'customer' : identity.kind;
  const named = rule.allow[kind] !== undefined;
  const needed = rule.permission === undefined ? [] : [rule.permission].flat();
  const held = needed.filter((permission) => (identity.permissions ?? []).includes(permission));
  const permitted = kind !== 'admin' || needed.length === 0 || held.length > 0;
  if (!open && !(named && permitted)) return 403;
  return rule.confirmed && identity.steppedUp !== 'all' ? 403 : 'in';
}

describe.each(['embedded', 'production'] as const)('every route for everybody, %s', (mode) => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, configuration: { mode } });
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const call = (contract: RouteContract, headers: Record<string, string>) =>
    // An unknown parameter stops the request after the guard and before the controller.
    api.inject({ method: contract.route.method, url: `${addressOf(contract)}?cell=1`, headers });

  it('[AUTHZ-01] answers as the matrix says in every cell', async () => {
    const wrong: string[] = [];
    let cells = 0;
    // Once each: what many different people are denied is written down every time, in a stream and under a key of each.
    const people = Object.entries(identities).map(([name, identity]) => {
      return { name, identity, person: api.sessions.introduce(identity) };
    });
    for (const contract of api.inventory.contracts) {
      const rule = accessRuleOf(contract.route.id);
      if (!rule || HEALTH.has(contract.route.id)) continue;
      for (const { name, identity, person } of people) {
        for (const shown of credentials) {
          cells += 1;
          const { statusCode } = await call(contract, headersFor(person, shown));
          const wanted = expected(rule, identity, shown, mode === 'embedded');
          const got =
            statusCode === 401 || statusCode === 403 ? statusCode : statusCode === 400 ? 'in' : `status ${statusCode}`;
          if (got !== wanted) wrong.push(`${contract.route.id} ${name} by ${shown}: ${got} instead of ${wanted}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(1_000);
    process.stdout.write(`access matrix (${mode}): ${cells} cells, ${api.inventory.contracts.length} routes\n`);
  });

  it('[AUTHZ-02~] finds no account but the own one where the scope is the own, on every route that names one', async () => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', steppedUp: 'all' });
    const own = api.inventory.contracts.filter(
      ({ route }) => route.path.includes(':accountId') && accessRuleOf(route.id)?.allow.customer === 'own',
    );
    const answers = await Promise.all(
      own.map(async ({ route: { id, method, path } }) => {
        const url = path.replace(':accountId', newAccountId()).replace(/:[A-Za-z]+/g, '1');
        const { statusCode } = await api.inject({ method, url, headers: { authorization } });
        return `${id} ${statusCode}`;
      }),
    );
    expect(answers).toEqual(own.map(({ route }) => `${route.id} 404`));
    expect(own.length).toBeGreaterThan(20);
  });
});
