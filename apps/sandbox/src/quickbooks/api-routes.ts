import { randomUUID } from 'node:crypto';
import { isCalendarDate, londonDate } from '@keelson/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyBooks } from '../books/company-books';
import type { InventedCompany } from '../books/companies';
import type { AccountingFaults } from '../provider/answer-faults';
import { beSlow, cutShort, SLOW_MS } from '../provider/bad-answers';
import { bearerOf } from '../provider/client-check';
import type { Grants } from '../provider/grants';
import type { RequestLimits } from '../provider/request-limits';
import { queryOf } from './account-query';
import { badQuery, badValue, notAllowed, tokenExpired, tooMany, unavailable } from './faults';
import { generalLedger } from './general-ledger-report';
import { pacificTime } from './pacific-time';
import { profitAndLoss } from './profit-and-loss-report';
import { accountAnswer, companyAnswer, companyOfRealm, preferencesAnswer } from './realms';
import type { ReportInput } from './report-parts';
import { trialBalance } from './trial-balance-report';

export interface ApiOptions {
  readonly grants: Grants;
  readonly faults: AccountingFaults;
  readonly limits: RequestLimits;
  /** Milliseconds each answer takes. */
  readonly latency: number;
  readonly books: (company: InventedCompany) => CompanyBooks;
  readonly clock: () => Date;
}

type Text = Readonly<Record<string, string | undefined>>;
type CompanyRequest = FastifyRequest<{ Params: { realm: string }; Querystring: Text }>;

/** The accounting API of QuickBooks, as far as books are read from it. */
export async function apiRoutes(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { grants, faults, limits, latency, books, clock } = options;
  server.addHook('onSend', async (_request, reply) => void reply.header('intuit_tid', `1-${randomUUID()}`));

  /** What every request about a company must pass, and what goes wrong with it on purpose. */
  async function serve(
    request: CompanyRequest,
    reply: FastifyReply,
    make: (company: InventedCompany) => object,
  ): Promise<FastifyReply> {
    const { realm } = request.params;
    const fault = faults.takeForApi(realm);
    const grant = fault === 'expired' ? undefined : grants.ofAccess(bearerOf(request.headers.authorization));
    if (grant === undefined) return tokenExpired(reply);
    const company = companyOfRealm(realm);
    if (company === undefined || !grant.companies.includes(company.key)) return notAllowed(reply);
    // Every grant stands for another person with a company of their own: limits are counted apart.
    const key = `${grant.id} ${realm}`;
    const { refused } = limits.take(key);
    reply.raw.once('close', () => limits.end(key));
    if (refused !== undefined) return tooMany(reply, refused.retryAfter);
    if (fault === 'rate-limit') return tooMany(reply, 1);
    if (fault === 'server-error') return unavailable(reply);
    await beSlow(fault === 'slow' ? SLOW_MS : latency);
    const answer = make(company);
    if (fault !== 'cut') return reply.send(answer);
    cutShort(reply, JSON.stringify(answer));
    return reply;
  }

  server.get('/companyinfo/:id', (request: CompanyRequest, reply) =>
    serve(request, reply, (company) => companyAnswer(company, clock())),
  );

  server.get('/preferences', (request: CompanyRequest, reply) =>
    serve(request, reply, (company) => preferencesAnswer(company, clock())),
  );

  server.get('/query', async (request: CompanyRequest, reply) => {
    const text = request.query['query'] ?? '';
    const query = queryOf(text);
    if (query === undefined) return badQuery(reply, `Encountered ${JSON.stringify(text.slice(0, 80))}`);
    return serve(request, reply, (company) => {
      const time = pacificTime(clock());
      if (query.kind === 'count') return { QueryResponse: { totalCount: company.accounts.length }, time };
      if (query.kind === 'company') {
        const { CompanyInfo } = companyAnswer(company, clock()) as { readonly CompanyInfo: object };
        return { QueryResponse: { CompanyInfo: [CompanyInfo], maxResults: 1 }, time };
      }
      const { start, most, active } = query;
      const balances = books(company).balances(londonDate(clock()));
      const page = (active ? company.accounts : []).slice(start - 1, start - 1 + most);
      const accounts = page.map((account) => accountAnswer(account, balances.get(account.code) ?? 0));
      const told = { Account: accounts, startPosition: start, maxResults: accounts.length };
      return { QueryResponse: accounts.length === 0 ? {} : told, time };
    });
  });

  const report = (name: string, make: (input: ReportInput, query: Text) => object): void => {
    server.get(`/reports/${name}`, async (request: CompanyRequest, reply) => {
      const today = londonDate(clock());
      const { start_date: from, end_date: to = today } = request.query;
      if (!isCalendarDate(to) || (from !== undefined && (!isCalendarDate(from) || from > to)))
        return badValue(reply, `Invalid dates: ${from ?? ''} to ${to}`);
      return serve(request, reply, (company) => {
        const own = books(company);
        return make({ books: own, from: from ?? own.yearStart(to), to, now: clock() }, request.query);
      });
    });
  };

  report('TrialBalance', trialBalance);
  report('ProfitAndLoss', (input, query) =>
    profitAndLoss(input, (query['summarize_column_by'] ?? '').toLowerCase() === 'month'),
  );
  report('GeneralLedger', (input, { account, columns }) =>
    generalLedger(input, {
      ...(account !== undefined && { accounts: account.split(',') }),
      ...(columns !== undefined && { columns: columns.split(',') }),
    }),
  );
}
