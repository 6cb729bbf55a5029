import { contentPages, isPublicPage } from '@keelson/contracts/content';
import type { Envelope, RouteContract } from '@keelson/contracts/wire';
import { addressOfOwners, PopulatedApi } from './populated-api';
import type { TestIdentity } from './test-sessions';

const PEOPLE: readonly TestIdentity[] = [
  { kind: 'customer', accountId: PopulatedApi.owner },
  { kind: 'partner', accountId: PopulatedApi.partner },
  { kind: 'superAdmin' },
];
/** Whose answers say `status` besides: those of the content system in the specifications. */
const CONTENT_PAGE = 'content.page';
const CONTENT = '/api/v1/content';

let populated: PopulatedApi;
beforeAll(async () => {
  populated = await PopulatedApi.open();
});
afterAll(() => populated.close());

/** What is not the specified envelope about an answer; empty where nothing is. */
function faultsOf(routeId: string, httpStatus: number, answer: Partial<Envelope<unknown>>): readonly string[] {
  const succeeded = httpStatus < 300;
  return [
    ...(answer.responseCode === httpStatus ? [] : ['responseCode']),
    ...(typeof answer.responseMessage === 'string' && answer.responseMessage !== '' ? [] : ['responseMessage']),
    ...(typeof answer.statusMessage === 'string' && answer.statusMessage !== '' ? [] : ['statusMessage']),
    ...('data' in answer && (succeeded || answer.data === null) ? [] : ['data']),
    ...(answer.status === (routeId === CONTENT_PAGE ? (succeeded ? 'success' : 'failure') : undefined)
      ? []
      : ['status']),
  ].map((name) => `${routeId} ${httpStatus}: ${name}`);
}

describe('the envelope', () => {
  it('[MSG-04] has responseCode, statusMessage, responseMessage and data in every answer, and status with data[0].attributes in those of the content system', async () => {
    const { api, contracts } = populated;
    const answered = { success: new Set<string>(), refusal: new Set<string>() };
    const faults: string[] = [];
    const ask = async ({ route, ...rest }: RouteContract, headers: Record<string, string>): Promise<void> => {
      const url = addressOfOwners({ route, ...rest });
      const answer = await api.inject({ method: route.method, url, headers });
      if (answer.statusCode < 300 && rest.schemas.rawAnswer !== undefined) return;
      answered[answer.statusCode < 300 ? 'success' : 'refusal'].add(route.id);
      faults.push(...faultsOf(route.id, answer.statusCode, answer.json()));
    };
    // A call without its body is refused, or done where it has none: each command answers in one way at least.
    for (const contract of contracts) await ask(contract, {});
    for (const person of PEOPLE) {
      const headers = await populated.settle(person);
      for (const contract of contracts.filter(({ route }) => route.method === 'GET')) await ask(contract, headers);
    }
    expect(faults).toEqual([]);
    const reads = contracts.filter(({ route, schemas }) => route.method === 'GET' && schemas.rawAnswer === undefined);
    expect(reads.filter(({ route }) => !answered.success.has(route.id)).map(({ route }) => route.id)).toEqual([]);
    const closed = contracts.filter(({ access }) => access.allow.anonymous === undefined);
    expect(closed.filter(({ route }) => !answered.refusal.has(route.id)).map(({ route }) => route.id)).toEqual([]);
    expect(closed.length).toBeGreaterThan(100);

    for (const name of Object.keys(contentPages).filter(isPublicPage)) {
      const answer = (await api.inject({ url: `${CONTENT}/${name}` })).json<Envelope<{ attributes: object }[]>>();
      expect(faultsOf(CONTENT_PAGE, 200, answer)).toEqual([]);
      expect([name, Object.keys(answer.data[0]?.attributes ?? {}).length > 0]).toEqual([name, true]);
    }
    const missing = (await api.inject({ url: `${CONTENT}/no-such-page` })).json<Envelope<null>>();
    expect([missing.status, missing.responseCode, missing.data]).toEqual(['failure', 404, null]);
  });
});
