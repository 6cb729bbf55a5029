import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Breakers } from '../breakers';
import { guardedFetch } from '../guarded-fetch';
import type { CompanyQuery, CompanyRegister, RegisteredCompany, RegisterFailure } from './company-register';
import { RequestBudget } from './request-budget';
import { companyOf, isWanted, searchAnswer, type SearchItem } from './search-answer';

export interface CompaniesHouseSettings {
  /** Without a trailing slash: `https://api.company-information.service.gov.uk`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clock: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
  readonly timeoutMs?: number;
  /** Told of every answer that could not be used; the text holds neither the key nor what was searched for. */
  readonly onTrouble?: (reason: string) => void;
}

type Found = Result<readonly RegisteredCompany[], RegisterFailure>;

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 2_000_000;
/** Their ceiling is 600 requests in five minutes; some room is left for the clocks to differ. */
const BUDGET = { requests: 560, withinMs: 5 * 60_000 };
const PAGE = 100;
/** The search knows no legal forms, so that of a common name a second page may be needed. */
const PAGES = 2;
const BUSY_SECONDS = 60;

class Busy extends Error {}

/** Companies House's public data API: https://developer.company-information.service.gov.uk */
export function companiesHouse(settings: CompaniesHouseSettings): CompanyRegister {
  const { baseUrl, apiKey, clock, breakers = new Breakers(clock), timeoutMs = TIMEOUT_MS, onTrouble } = settings;
  const budget = new RequestBudget(BUDGET, clock);
  const breaker = breakers.of('companies-house');
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  async function page(name: string, startIndex: number) {
    const query = new URLSearchParams({
      q: name,
      items_per_page: String(PAGE),
      start_index: String(startIndex),
      restrictions: 'active-companies',
    });
    const response = await guardedFetch(
      breaker,
      `${baseUrl.replace(/\/+$/, '')}/search/companies?${query.toString()}`,
      { headers: { accept: 'application/json', authorization } },
      { timeoutMs, mostBytes: MOST_BYTES },
    );
    if (response.status === 429) {
      budget.close(secondsOf(response.headers.get('retry-after')));
      throw new Busy('status 429');
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = searchAnswer.safeParse(JSON.parse(response.text));
    if (!answer.success) throw new Error('the answer is not a list of companies');
    return answer.data;
  }

  async function wanted({ form, name, limit }: CompanyQuery): Promise<Found> {
    const found: SearchItem[] = [];
    for (let index = 0; index < PAGES; index += 1) {
      const wait = budget.take();
      if (wait > 0)
        return index === 0 ? refused({ code: 'REGISTER_BUSY', retryAfterSeconds: wait }) : listOf(found, limit);
      const { items, total_results: total = 0 } = await page(name, index * PAGE);
      found.push(...items.filter((item) => isWanted(item, form)));
      if (found.length >= limit || total <= (index + 1) * PAGE) break;
    }
    return listOf(found, limit);
  }

  return {
    async search(query) {
      try {
        return await wanted(query);
      } catch (error) {
        onTrouble?.(error instanceof Error ? error.message : 'unknown');
        return error instanceof Busy
          ? refused({ code: 'REGISTER_BUSY', retryAfterSeconds: BUSY_SECONDS })
          : refused({ code: 'REGISTER_UNAVAILABLE' });
      }
    },
  };
}

const listOf = (found: readonly SearchItem[], limit: number): Found => accepted(found.slice(0, limit).map(companyOf));

const secondsOf = (retryAfter: string | null): number => {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 300) : BUSY_SECONDS;
};
