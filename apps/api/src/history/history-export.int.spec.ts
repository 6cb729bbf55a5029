import { HistoryBench } from './testing/history-bench';

const EVENTS = 100_000;

describe('the export of a long history', () => {
  let bench: HistoryBench;
  let address: string;

  beforeAll(async () => {
    bench = await HistoryBench.open();
    await bench.tellMany(EVENTS);
    address = await bench.api.listen();
  });

  afterAll(() => bench.close());

  const bodyOf = ({ body }: Response) => (body as ReadableStream<Uint8Array> | null)?.getReader();
  const ask = ({ authorization }: { authorization: string }) => {
    const headers = { authorization, confirmation: 'any' };
    return fetch(`${address}/api/v1/customers/${bench.ann}/events/export`, { headers });
  };

  it('[EVENT-05~] holds each of 100,000 events once, newest first', async () => {
    const answer = await ask(bench.manager());
    expect(answer.headers.get('x-exported-events')).toBe(String(EVENTS));
    const [headings, ...rows] = (await answer.text()).trimEnd().split('\r\n');
    expect(headings).toContain('Time (UTC),Event,');
    expect(rows).toHaveLength(EVENTS);
    const visit = (row: string) => Number(/,Visit (\d+),/.exec(row)?.[1]);
    expect(rows.every((row, index) => visit(row) === EVENTS - index)).toBe(true);
  });

  it('[AUTHZ-05~] breaks off when the right to it is withdrawn under way', async () => {
    const reader = bench.manager();
    const answer = await ask(reader);
    const body = bodyOf(answer);
    const first = await body?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    bench.api.sessions.change(reader, { permissions: [] });
    let taken = first?.value?.length ?? 0;
    const rest = (async () => {
      for (let part = await body?.read(); part && !part.done; part = await body?.read()) taken += part.value.length;
    })();
    await expect(rest).rejects.toThrow();
    expect(taken).toBeLessThan(EVENTS * 50);
    const told = bench.api.capture.entries().filter(({ msg }) => msg === 'an export ended unfinished');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('ExportWithdrawn');
    expect((await ask(reader)).status).toBe(403);
  });

  it('reads no further than somebody takes it away', async () => {
    const { lookedUp } = bench.api.sessions;
    const before = lookedUp.length;
    const answer = await ask(bench.manager());
    const body = bodyOf(answer);
    await body?.read();
    await body?.cancel();
    expect(lookedUp.length - before).toBeLessThan(EVENTS / 2_000 - 1);
  });
});
