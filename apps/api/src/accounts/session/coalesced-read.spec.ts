import { CoalescedRead } from './coalesced-read';

describe('a coalesced read', () => {
  let begun: { readonly done: () => void; readonly failed: (error: Error) => void }[];
  let read: CoalescedRead;
  beforeEach(() => {
    begun = [];
    read = new CoalescedRead(() => new Promise<void>((done, failed) => void begun.push({ done, failed })));
  });

  const begins = async (number: number): Promise<void> => {
    while (begun.length < number) await Promise.resolve();
  };

  it('is made once for all who ask while one is under way, and begins after they asked', async () => {
    const first = read.fresh();
    const order: string[] = [];
    const later = Promise.all([1, 2, 3].map(() => read.fresh().then(() => order.push('later'))));
    expect(begun).toHaveLength(1);
    begun[0]?.done();
    await first;
    await begins(2);
    expect(order).toEqual([]);
    begun[1]?.done();
    await later;
    expect(begun).toHaveLength(2);
    void read.fresh();
    expect(begun).toHaveLength(3);
  });

  it('that fails, fails only for those it was made for', async () => {
    const first = read.fresh();
    const second = read.fresh();
    begun[0]?.failed(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await begins(2);
    begun[1]?.done();
    await expect(second).resolves.toBeUndefined();
  });
});
