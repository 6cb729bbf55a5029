import type { Envelope } from '@keelson/contracts/wire';
import { addressOfOwners, PopulatedApi } from './populated-api';

/** No other number looks like it, whatever an answer holds. */
const CONSPICUOUS = 7_340_001_739;
const OWN = PopulatedApi.owner;

describe('the position of the log', () => {
  let populated: PopulatedApi;

  beforeAll(async () => {
    populated = await PopulatedApi.open();
    const { admin } = populated.database;
    await admin('ALTER TABLE event_store.events DISABLE TRIGGER USER');
    await admin('UPDATE event_store.events SET position = position + $1', [CONSPICUOUS - 1_000]);
    await admin('UPDATE read_model.checkpoints SET position = $1', [CONSPICUOUS]);
  });
  afterAll(() => populated.close());

  const tellsPosition = (text: string): readonly string[] => text.match(/73400\d{5}/g) ?? [];

  it.each(['customer', 'partner'] as const)('stands in no answer of any route for a %s', async (kind) => {
    const accountId = kind === 'customer' ? OWN : PopulatedApi.partner;
    const headers = await populated.settle({ kind, accountId });
    const asked = populated.contracts.filter(({ route, access }) => route.method === 'GET' && kind in access.allow);
    expect(asked.length).toBeGreaterThan(kind === 'customer' ? 20 : 8);
    let sealed = 0;
    for (const contract of asked) {
      const answer = await populated.api.inject({ url: addressOfOwners(contract), headers });
      const told = tellsPosition(`${JSON.stringify(answer.headers)}${answer.body}`);
      expect([contract.route.id, told]).toEqual([contract.route.id, []]);
      const position = /"position":"([\w-]{32})"/.exec(answer.body)?.[1];
      if (position !== undefined) sealed += 1;
    }
    expect(sealed).toBeGreaterThan(5);
  });

  it('stands in no answer of a command, whose sealed position reads what it wrote', async () => {
    const { api, database } = populated;
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: OWN });
    const ask = (url: string, more: object = {}) =>
      api.inject({ url, ...more, headers: { authorization, ...(more as { headers?: object }).headers } });
    const written = await ask('/api/v1/onboarding/steps/thankYou/open', { method: 'POST' });
    expect([written.statusCode, tellsPosition(written.body)]).toEqual([200, []]);
    const { meta } = written.json<Envelope<unknown>>();
    const position = api.services.positions.open(meta?.position ?? '') ?? 0;
    expect(position).toBeGreaterThan(CONSPICUOUS - 1_000);
    // Of several, in whatever order, the newest counts.
    const headers = { 'x-minimum-position': `${api.services.positions.seal(1)}, ${meta?.position}` };
    const stale = async () =>
      (await ask('/api/v1/onboarding/progress', { headers })).json<Envelope<unknown>>().meta?.stale;
    await database.admin('UPDATE read_model.checkpoints SET position = $1', [position - 1]);
    expect(await stale()).toBe(true);
    await database.admin('UPDATE read_model.checkpoints SET position = $1', [position]);
    expect(await stale()).toBe(false);
  });

  it.each(['7340001739', 'x', 'A'.repeat(32), '', Array(17).fill('A'.repeat(32)).join(',')])(
    'is refused where it was not sealed here: %p',
    async (position) => {
      const { authorization } = populated.api.sessions.introduce({ kind: 'customer', accountId: OWN });
      const answer = await populated.api.inject({
        url: '/api/v1/onboarding/progress',
        headers: { authorization, 'x-minimum-position': position },
      });
      expect([answer.statusCode, answer.json<Envelope<unknown>>().code]).toEqual([400, 'UNKNOWN_POSITION']);
    },
  );
});
