import { type CalendarDate, endOfMonth, isCalendarDate, monthOf } from '@keelson/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CompanyBooks } from '../books/company-books';
import type { InventedCompany } from '../books/companies';
import { firstDay } from '../books/days';
import { uuidOf } from '../provider/invented-ids';
import { longDay } from '../provider/money-text';
import type { Access } from './access';
import { bankTransfers, daysWhere } from './bank-transfers';
import { bankSummary } from './bank-summary-report';
import { accountAnswer, accountIdOf, organisationAnswer } from './organisations';
import { type Period, periodsBack, type Timeframe } from './periods';
import type { Report, ReportInput } from './report-parts';
import { REPORT_SCOPES, SETTINGS_SCOPES, TRANSFER_SCOPES } from './scopes';
import { balanceSheet, profitAndLoss } from './statement-reports';
import { trialBalance } from './trial-balance-report';

export interface ApiOptions {
  readonly access: Access;
  readonly books: (company: InventedCompany) => CompanyBooks;
  readonly today: () => CalendarDate;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface ReportQuery {
  readonly date?: string;
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly periods?: number;
  readonly timeframe?: Timeframe;
}

const reportQuery = {
  type: 'object',
  properties: {
    date: { type: 'string' },
    fromDate: { type: 'string' },
    toDate: { type: 'string' },
    periods: { type: 'integer', minimum: 1, maximum: 11 },
    timeframe: { enum: ['MONTH', 'QUARTER', 'YEAR'] },
  },
} as const;

type ReportKind = keyof typeof REPORT_SCOPES;

/** Xero’s accounting API, as far as books are read from it. */
export async function apiRoutes(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { access, books, today, now } = options;
  const envelope = (content: object) => ({
    Id: uuidOf('answer', String(now())),
    Status: 'OK',
    ProviderName: 'Keelson stand-in',
    DateTimeUTC: `/Date(${now()})/`,
    ...content,
  });

  server.get('/Organisation', (request, reply) =>
    access.serve(request, reply, SETTINGS_SCOPES, (company) =>
      envelope({ Organisations: [organisationAnswer(company)] }),
    ),
  );
  server.get('/Accounts', (request, reply) =>
    access.serve(request, reply, SETTINGS_SCOPES, ({ key, accounts }) =>
      envelope({ Accounts: accounts.map((account) => accountAnswer(key, account)) }),
    ),
  );
  server.get<{ Params: { id: string } }>('/Accounts/:id', (request, reply) =>
    access.serve(request, reply, SETTINGS_SCOPES, ({ key, accounts }) =>
      envelope({
        Accounts: accounts
          .filter(({ code }) => accountIdOf(key, code) === request.params.id)
          .map((account) => accountAnswer(key, account)),
      }),
    ),
  );

  server.get<{ Querystring: { readonly where?: string } }>('/BankTransfers', async (request, reply) => {
    const days = daysWhere(request.query.where);
    if (days === undefined) return badRequest(reply, `${request.query.where ?? ''} is not a filter that is known here`);
    return access.serve(request, reply, TRANSFER_SCOPES, (company) =>
      envelope({ BankTransfers: bankTransfers(company, books(company), days) }),
    );
  });

  const report = (kind: ReportKind, make: (input: ReportInput, query: ReportQuery) => Report): void => {
    server.get<{ Querystring: ReportQuery }>(
      `/Reports/${kind}`,
      { schema: { querystring: reportQuery } },
      async (request, reply) => {
        const { date, fromDate, toDate } = request.query;
        const wrong = [date, fromDate, toDate].find((day) => day !== undefined && !isCalendarDate(day));
        if (wrong !== undefined) return badRequest(reply, `${wrong} is not a valid date`);
        return access.serve(request, reply, [REPORT_SCOPES[kind]], (company) => {
          const input = { company, books: books(company), today: today() };
          return envelope({ Reports: [reportAnswer(make(input, request.query), input, now())] });
        });
      },
    );
  };

  report('TrialBalance', (input, { date }) => trialBalance(input, (date ?? today()) as CalendarDate));
  report('ProfitAndLoss', (input, query) =>
    profitAndLoss(input, periodsBack(period(query), query.periods ?? 0, query.timeframe ?? 'MONTH')),
  );
  report('BalanceSheet', (input, query) => {
    const day = (query.date ?? endOfMonth(monthOf(today()))) as CalendarDate;
    const days = periodsBack({ from: day, to: day }, query.periods ?? 0, query.timeframe ?? 'MONTH');
    return balanceSheet(
      input,
      days.map(({ to }) => to),
    );
  });
  report('BankSummary', (input, query) => bankSummary(input, period(query)));

  function period({ fromDate, toDate }: ReportQuery): Period {
    const from = fromDate ?? firstDay(monthOf(today()));
    return { from: from as CalendarDate, to: (toDate ?? endOfMonth(monthOf(today()))) as CalendarDate };
  }
}

const reportAnswer = ({ id, name, span, rows }: Report, { company, today }: ReportInput, now: number): object => ({
  ReportID: id,
  ReportName: name,
  ReportType: id,
  ReportTitles: [name, company.name, span],
  ReportDate: longDay(today),
  UpdatedDateUTC: `/Date(${now})/`,
  Fields: [],
  Rows: rows,
});

const badRequest = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ ErrorNumber: 16, Type: 'QueryParseException', Message: message });
