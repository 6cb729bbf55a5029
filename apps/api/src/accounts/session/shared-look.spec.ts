import { SharedLook } from './shared-look';

describe('a shared look', () => {
  let begun: { readonly done: () => void; readonly failed: (error: Error) => void }[];
  let look: SharedLook;
  beforeEach(() => {
    begun = [];
    look = new SharedLook(() => new Promise<void>((done, failed) => void begun.push({ done, failed })));
  });

  const begins = async (number: number): Promise<void> => {
    while (begun.length < number) await Promise.resolve();
  };

  it('is taken once for all who ask while one is taken, and begins after they asked', async () => {
    const first = look.taken();
    const order: string[] = [];
    const later = Promise.all([1, 2, 3].map(() => look.taken().then(() => order.push('later'))));
    expect(begun).toHaveLength(1);
    begun[0]?.done();
    await first;
    await begins(2);
    expect(order).toEqual([]);
    begun[1]?.done();
    await later;
    expect(begun).toHaveLength(2);
    void look.taken();
    expect(begun).toHaveLength(3);
  });

  it('that fails, fails for whom it was taken alone', async () => {
    const first = look.taken();
    const second = look.taken();
    begun[0]?.failed(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await begins(2);
    begun[1]?.done();
    await expect(second).resolves.toBeUndefined();
  });
});
