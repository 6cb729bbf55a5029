import { InMemorySubjectKeys } from './in-memory-subject-keys';
import { SubjectKeyCache } from './subject-key-cache';
import type { SubjectKeys } from './subject-keys';

describe('subject key cache', () => {
  it('keeps the keys used last, up to a bound', async () => {
    const keys = new InMemorySubjectKeys();
    const ids = Array.from({ length: 5_001 }, (_, n) => `acc_${n}`);
    const cache = new SubjectKeyCache(keys, () => 0);
    for (const id of ids) await cache.forWriting(id);
    for (const id of ids) keys.destroy(id);
    const kept = await cache.forReading(new Set(ids));
    expect(kept.size).toBe(5_000);
    expect(kept.has('acc_0')).toBe(false);
  });

  /** Keys whose answers come when they are let go. */
  function slowKeys() {
    const keys = new InMemorySubjectKeys();
    const asked: (readonly string[])[] = [];
    const held: (() => void)[] = [];
    const slow: SubjectKeys = {
      keyFor: (id, options) => keys.keyFor(id, options),
      async keysFor(ids) {
        asked.push(ids);
        const answer = await keys.keysFor(ids);
        await new Promise<void>((letGo) => held.push(letGo));
        return answer;
      },
    };
    const letGo = async () => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      for (const each of held.splice(0)) each();
    };
    return { keys, asked, slow, letGo };
  }

  it('fetches a key once for all who need it meanwhile', async () => {
    const { keys, asked, slow, letGo } = slowKeys();
    for (const id of ['acc_1', 'acc_2', 'acc_3']) await keys.keyFor(id, { create: true });
    const cache = new SubjectKeyCache(slow, () => 0);
    const reads = [['acc_1', 'acc_2'], ['acc_2', 'acc_3'], ['acc_1']].map((ids) => cache.forReading(new Set(ids)));
    await letGo();
    expect((await Promise.all(reads)).map((found) => [...found.keys()].toSorted())).toEqual([
      ['acc_1', 'acc_2'],
      ['acc_2', 'acc_3'],
      ['acc_1'],
    ]);
    expect(asked).toEqual([['acc_1', 'acc_2'], ['acc_3']]);
  });

  it('asks anew for a key that came into being while somebody asked, or whose fetch failed or is old', async () => {
    let now = 0;
    const { keys, asked, slow, letGo } = slowKeys();
    const cache = new SubjectKeyCache(slow, () => now);
    const early = cache.forReading(new Set(['acc_1']));
    await new Promise<void>((resolve) => setImmediate(resolve));
    await keys.keyFor('acc_1', { create: true });
    const late = cache.forReading(new Set(['acc_1']));
    await letGo();
    await letGo();
    expect((await early).size).toBe(0);
    expect((await late).size).toBe(1);
    now = 1_000;
    const stuck = cache.forReading(new Set(['acc_1']));
    now = 2_000;
    const fresh = cache.forReading(new Set(['acc_1']));
    await letGo();
    expect([(await stuck).size, (await fresh).size]).toEqual([1, 1]);
    expect(asked).toHaveLength(4);
  });

  it('fails for who asked, and asks anew for who waited along', async () => {
    const keys = new InMemorySubjectKeys();
    await keys.keyFor('acc_1', { create: true });
    let answers = 0;
    const cache = new SubjectKeyCache({
      keyFor: (id, options) => keys.keyFor(id, options),
      keysFor: (ids) => ((answers += 1) === 1 ? Promise.reject(new Error('away')) : keys.keysFor(ids)),
    });
    const [first, second] = await Promise.allSettled([1, 2].map(() => cache.forReading(new Set(['acc_1']))));
    expect(first).toMatchObject({ status: 'rejected' });
    expect(second).toMatchObject({ status: 'fulfilled' });
  });
});
