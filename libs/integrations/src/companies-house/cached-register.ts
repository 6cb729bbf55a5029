import type { Clock } from '@keelson/kernel';
import type { CompanyQuery, CompanyRegister } from './company-register';

type Found = Awaited<ReturnType<CompanyRegister['search']>>;

interface Kept {
  readonly found: Promise<Found>;
  readonly at: number;
}

const FRESH_MS = 5 * 60_000;
const MOST_KEPT = 1_000;

/** Answers the same search from memory for five minutes, and asks once where several ask at the same time. Failures are not kept. */
export function cachedRegister(register: CompanyRegister, clock: Clock): CompanyRegister {
  const kept = new Map<string, Kept>();
  const keep = (key: string, found: Promise<Found>): void => {
    kept.delete(key);
    kept.set(key, { found, at: clock().getTime() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    async search(query: CompanyQuery) {
      const key = `${query.form}\n${query.limit}\n${query.name.trim().toLowerCase().replace(/\s+/g, ' ')}`;
      const known = kept.get(key);
      if (known && clock().getTime() - known.at < FRESH_MS) return known.found;
      const found = register.search(query);
      keep(key, found);
      const answer = await found;
      if (!answer.ok && kept.get(key)?.found === found) kept.delete(key);
      return answer;
    },
  };
}
