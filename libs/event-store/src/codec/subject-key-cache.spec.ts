import { InMemorySubjectKeys } from './in-memory-subject-keys';
import { SubjectKeyCache } from './subject-key-cache';

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
});
