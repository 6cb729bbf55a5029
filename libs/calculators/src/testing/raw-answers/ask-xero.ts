import { lastDate } from '../independent';
import { answerOf, consentOf, type StandIn } from './ask';
import type { Told } from './answers';
import { toldByXero, type XeroAnswers, type XeroReport } from './xero-answers';

const REPORTS = ['trialbalance', 'banksummary'].map((report) => `accounting.reports.${report}.read`);
const SCOPES = ['accounting.settings.read', 'accounting.banktransactions.read', ...REPORTS];
const PATHS = { authorize: '/identity/connect/authorize', token: '/connect/token' };

/** Asks the stand-in of Xero for a company as its own client: months by their number, days, and days of the bank accounts. */
export async function askXero(
  standIn: StandIn,
  organisation: string,
  months: readonly string[],
  days: readonly string[],
  bankDays: readonly string[],
): Promise<Told> {
  const { token } = await consentOf(standIn, PATHS, SCOPES.join(' '), organisation);
  const authorization = `Bearer ${token}`;
  const [tenant] = (await answerOf(`${standIn.address}/connections`, { authorization })) as { tenantId: string }[];
  const ask = (path: string): Promise<unknown> =>
    answerOf(`${standIn.address}/api.xro/2.0/${path}`, { authorization, 'xero-tenant-id': tenant?.tenantId ?? '' });
  const balances = new Map<string, XeroReport>();
  const ends = months.map((month) => [month, lastDate(month)] as const);
  for (const [of, day] of [...ends, ...days.map((day) => [day, day] as const)]) {
    balances.set(of, (await ask(`Reports/TrialBalance?date=${day}`)) as XeroReport);
  }
  const banks = new Map<string, XeroReport>();
  for (const day of bankDays)
    banks.set(day, (await ask(`Reports/BankSummary?fromDate=${day}&toDate=${day}`)) as XeroReport);
  const among = (wanted: readonly string[]) => new Map(wanted.map((of) => [of, balances.get(of) ?? { Reports: [] }]));
  return toldByXero({
    organisation: (await ask('Organisation')) as XeroAnswers['organisation'],
    accounts: (await ask('Accounts')) as XeroAnswers['accounts'],
    months: among(months),
    days: among(days),
    bankDays: banks,
    transfers: (await ask('BankTransfers')) as NonNullable<XeroAnswers['transfers']>,
  });
}
