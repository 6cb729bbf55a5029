import { shippedContent } from '@keelson/integrations/cms';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { addressOfOwners, PopulatedApi } from '../testing/populated-api';
import type { TestIdentity } from '../testing/test-sessions';

const PEOPLE: readonly (TestIdentity | undefined)[] = [
  undefined,
  { kind: 'customer', accountId: PopulatedApi.owner },
  { kind: 'partner', accountId: PopulatedApi.partner },
  { kind: 'superAdmin' },
  { kind: 'superAdmin', actingAs: PopulatedApi.owner },
];

interface Asked {
  readonly quiz_questions: readonly { readonly explanation: string }[];
}

describe('quizzes that were not taken', () => {
  let populated: PopulatedApi;
  let explanations: readonly string[];

  beforeAll(async () => {
    populated = await PopulatedApi.open();
    const lists = await shippedContent(SHIPPED_FOLDER).page('sub-chapters');
    const entries = lists.ok ? lists.value : [];
    explanations = entries.flatMap(({ attributes }) =>
      (attributes as unknown as Asked).quiz_questions.map(({ explanation }) =>
        JSON.stringify(explanation).slice(1, -1),
      ),
    );
  });
  afterAll(() => populated.close());

  it('[LEARN-09~] leave the server without values and explanations, on every route and for everybody', async () => {
    expect(explanations.length).toBeGreaterThan(200);
    const told: string[] = [];
    let read = 0;
    for (const identity of PEOPLE) {
      const headers = identity ? await populated.settle(identity) : {};
      for (const contract of populated.contracts.filter(({ route }) => route.method === 'GET')) {
        const url = addressOfOwners(contract);
        const { body, statusCode } = await populated.api.inject({ method: 'GET', url, headers });
        read += Number(statusCode === 200);
        const explained = explanations.some((explanation) => body.includes(explanation));
        if (explained || /"value":\d+[^{}]*"M\d_C\d_S\d_K|M\d_C\d_S\d_K\d_A\d"[^{}]*"value":/.test(body))
          told.push(`${identity?.kind ?? 'anonymous'} ${contract.route.id}`);
      }
    }
    expect(told).toEqual([]);
    expect(read).toBeGreaterThan(100);
  });
});
