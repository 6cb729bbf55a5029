import { addDays, type CalendarDate, endOfMonth, londonDate, type Month, pence, systemClock } from '@keelson/kernel';
import type { AccountingApi } from 'xero-node';
import {
  type AccessTokens,
  type BooksReader,
  type OrganisationFacts,
  type ProviderAccount,
  ProviderAnswerRefused,
  type ProviderBankDay,
  ReconnectRequired,
} from '../accounting/accounting-system';
import type { Allowance, AllowanceScope, Remaining } from '../accounting/call-allowances';
import { textIn } from '../accounting/answer-parts';
import type { ProviderCalls } from '../accounting/provider-calls';
import { bankDay, trialLines } from './xero-report';
import { transfersIn, transfersWhere, type XeroTransfer } from './xero-transfers';
import type { XeroSettings } from './xero-settings';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Xero allows 5 at once, 60 a minute and 5,000 a day for an organisation, and 10,000 a minute for an app. */
const APP: Allowance = {
  scope: 'app',
  bucket: 'xero',
  ceiling: { inFlight: 400, rates: [{ spanMs: MINUTE_MS, burst: 3_000, refill: 6_000 }] },
};
const organisationAllowance = (organisationId: string): Allowance => ({
  scope: 'company',
  bucket: `xero ${organisationId}`,
  ceiling: {
    inFlight: 4,
    rates: [
      { spanMs: MINUTE_MS, burst: 10, refill: 46 },
      { spanMs: DAY_MS, burst: 1_500, refill: 3_000 },
    ],
  },
});

export interface XeroReaderParts {
  readonly settings: XeroSettings;
  readonly calls: ProviderCalls;
}

/** The books of one organisation. An SDK client of its own: a shared one mixes tenants (XeroAPI/xero-node#406). */
export function xeroReader(
  { settings, calls }: XeroReaderParts,
  organisationId: string,
  tokens: AccessTokens,
): BooksReader {
  const allowances = [APP, organisationAllowance(organisationId)];
  const ask = <Body>(call: (api: AccountingApi) => Promise<SdkAnswer<Body>>): Promise<Body> =>
    calls.read(allowances, tokens, async (accessToken) => {
      const { LocalXero } = await import('./local-xero');
      const { accountingApi } = new LocalXero(settings);
      accountingApi.accessToken = accessToken;
      const { body, response } = await call(accountingApi);
      return { value: body, remaining: remainingIn(response.headers) };
    });
  const trialBalance = async (day: CalendarDate) =>
    trialLines((await ask((api) => api.getReportTrialBalance(organisationId, day))).reports?.[0]);
  let reachesTransfers: boolean | undefined;
  /** `null` where the consent does not reach them, which is asked once. */
  const transfers = async (first: CalendarDate, last: CalendarDate): Promise<readonly XeroTransfer[] | null> => {
    if (reachesTransfers === false) return null;
    try {
      const where = transfersWhere(first, last);
      const { bankTransfers = [] } = await ask((api) => api.getBankTransfers(organisationId, undefined, where));
      reachesTransfers = true;
      return transfersIn(bankTransfers);
    } catch (error) {
      if (!(error instanceof ReconnectRequired && error.lacksScope)) throw error;
      reachesTransfers = false;
      return null;
    }
  };

  return {
    async organisation(): Promise<OrganisationFacts> {
      const { organisations = [] } = await ask((api) => api.getOrganisations(organisationId));
      const [found] = organisations;
      const yearEndMonth = found?.financialYearEndMonth;
      if (!found || yearEndMonth === undefined || yearEndMonth < 1 || yearEndMonth > 12)
        throw new ProviderAnswerRefused('Xero does not tell when the financial year ends');
      return { organisationId, name: found.name ?? '', yearEndMonth, vatRegistered: found.paysTax ?? null };
    },
    async accounts() {
      const { accounts = [] } = await ask((api) => api.getAccounts(organisationId));
      return accounts.map((account): ProviderAccount => ({
        id: account.accountID ?? '',
        code: account.code ?? '',
        name: account.name ?? '',
        type: String(account.type ?? ''),
        subType: account.bankAccountType === undefined ? null : String(account.bankAccountType) || null,
        systemAccount: account.systemAccount === undefined ? null : String(account.systemAccount) || null,
      }));
    },
    month: (month: Month) => trialBalance(endOfMonth(month)),
    async asAt(day) {
      const lines = await trialBalance(day);
      return lines.map(({ accountId, balance }) => ({ accountId, balance: balance ?? pence(0) }));
    },
    async tellsTransfers() {
      const today = londonDate((settings.clock ?? systemClock)());
      return reachesTransfers ?? (await transfers(today, today)) !== null;
    },
    async bankDays(first, last) {
      const moved = await transfers(first, last);
      const days: ProviderBankDay[] = [];
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const on = day;
        const { reports = [] } = await ask((api) => api.getReportBankSummary(organisationId, on, on));
        days.push(bankDay(on, reports[0], moved));
      }
      return days;
    },
  };
}

interface SdkAnswer<Body> {
  readonly response: { readonly headers: unknown };
  readonly body: Body;
}

/** What Xero says is left for the organisation and for the app. */
function remainingIn(headers: unknown): Readonly<Record<AllowanceScope, readonly Remaining[]>> {
  const told = (spanMs: number, header: string): readonly Remaining[] => {
    const calls = textIn(headers, header);
    return calls !== undefined && /^\d{1,9}$/.test(calls) ? [{ spanMs, calls: Number(calls) }] : [];
  };
  return {
    company: [...told(MINUTE_MS, 'x-minlimit-remaining'), ...told(DAY_MS, 'x-daylimit-remaining')],
    app: told(MINUTE_MS, 'x-appminlimit-remaining'),
  };
}
