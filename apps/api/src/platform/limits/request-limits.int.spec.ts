import { AccountsBench, START } from '../../testing/accounts-bench';
import { WIDER } from './networks';
import { type Limit, RequestLimits } from './request-limits';

const LIMIT: Limit = { name: 'tries', rule: { holds: 2, emptiesInMs: 60_000 } };
const OTHER: Limit = { name: 'others', rule: { holds: 1, emptiesInMs: 60_000 } };

describe('limits of requests', () => {
  let bench: AccountsBench;
  let limits: RequestLimits;
  beforeAll(async () => {
    bench = await AccountsBench.open();
    limits = new RequestLimits(bench.vault);
  });
  afterAll(() => bench.close());
  beforeEach(() => bench.database.admin('TRUNCATE vault.throttles'));

  const levels = async (): Promise<readonly number[]> => {
    const { rows } = await bench.database.admin('SELECT level FROM vault.throttles ORDER BY level DESC');
    return (rows as { level: number }[]).map(({ level }) => level);
  };
  const from = (ip: string) => limits.admitFrom(LIMIT, { ip, occurredAt: START });

  it('count a line no more than it may once the network around it has had its share', async () => {
    const lines = Array.from({ length: WIDER }, (_, index) => `2001:db8:1:${index}::1`);
    for (const line of lines) expect([await from(line), await from(line)]).toEqual([true, true]);
    const before = await levels();
    expect(await from('2001:db8:1:ffff::1')).toBe(false);
    expect(await levels()).toEqual([...before, 0]);
  });

  it('count a try of all together under every limit or under none', async () => {
    const all = () => limits.admitFromAll([LIMIT, OTHER], { ip: '192.0.2.1', occurredAt: START });
    expect(await all()).toEqual([LIMIT, OTHER]);
    await expect(all()).rejects.toMatchObject({ code: 'PROOF_OF_WORK_NEEDED' });
    expect(await levels()).toEqual([1, 1]);
  });
});
