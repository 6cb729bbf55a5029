import { lastDate } from '../independent';
import { answerOf, consentOf, type StandIn } from './ask';
import type { Told } from './answers';
import { toldByXero, type XeroAnswers, type XeroTrialBalance } from './xero-answers';

const SCOPES = ['accounting.settings.read', 'accounting.reports.trialbalance.read'];
const PATHS = { authorize: '/identity/connect/authorize', token: '/connect/token' };

/** Asks the stand-in of Xero for a company as its own client: months by their number, and days. */
export async function askXero(
  standIn: StandIn,
  organisation: string,
  months: readonly string[],
  days: readonly string[],
): Promise<Told> {
  const { token } = await consentOf(standIn, PATHS, SCOPES.join(' '), organisation);
  const authorization = `Bearer ${token}`;
  const [tenant] = (await answerOf(`${standIn.address}/connections`, { authorization })) as { tenantId: string }[];
  const ask = (path: string): Promise<unknown> =>
    answerOf(`${standIn.address}/api.xro/2.0/${path}`, { authorization, 'xero-tenant-id': tenant?.tenantId ?? '' });
  const balances = new Map<string, XeroTrialBalance>();
  const ends = months.map((month) => [month, lastDate(month)] as const);
  for (const [of, day] of [...ends, ...days.map((day) => [day, day] as const)]) {
    balances.set(of, (await ask(`Reports/TrialBalance?date=${day}`)) as XeroTrialBalance);
  }
  const among = (wanted: readonly string[]) => new Map(wanted.map((of) => [of, balances.get(of) ?? { Reports: [] }]));
  return toldByXero({
    organisation: (await ask('Organisation')) as XeroAnswers['organisation'],
    accounts: (await ask('Accounts')) as XeroAnswers['accounts'],
    months: among(months),
    days: among(days),
  });
}
