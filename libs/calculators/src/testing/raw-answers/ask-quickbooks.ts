import { lastDate, ordinal, written, yearStart } from '../independent';
import { answerOf, consentOf, type StandIn } from './ask';
import type { Told } from './answers';
import { type QuickBooksAnswers, type QuickBooksReport, toldByQuickBooks } from './quickbooks-answers';

const PATHS = { authorize: '/connect/oauth2', token: '/oauth2/v1/tokens/bearer' };

/** Asks the stand-in of QuickBooks for a company as its own client. */
export async function askQuickBooks(
  standIn: StandIn,
  organisation: string,
  months: readonly string[],
  days: readonly string[],
  bankDays: readonly string[],
): Promise<Told> {
  const { token, realm } = await consentOf(standIn, PATHS, 'com.intuit.quickbooks.accounting', organisation);
  const ask = (path: string): Promise<unknown> =>
    answerOf(`${standIn.address}/v3/company/${realm ?? ''}/${path}`, { authorization: `Bearer ${token}` });
  const company = (await ask(`companyinfo/${realm ?? ''}`)) as QuickBooksAnswers['company'];
  const query = encodeURIComponent('select * from Account startposition 1 maxresults 1000');
  const accounts = (await ask(`query?query=${query}`)) as QuickBooksAnswers['accounts'];
  const preferences = (await ask('preferences')) as QuickBooksAnswers['preferences'];
  const nothing = { months: new Map(), days: new Map(), bankDays: { days: [], ledger: {} } };
  const { yearEndMonth, accounts: chart } = toldByQuickBooks({ company, accounts, preferences, ...nothing });
  const balances = async (month: string, day: string) => {
    const from = `${written(yearStart(ordinal(month), yearEndMonth))}-01`;
    return (await ask(`reports/TrialBalance?start_date=${from}&end_date=${day}`)) as QuickBooksReport;
  };
  const monthly: [string, { profit: QuickBooksReport; balances: QuickBooksReport }][] = [];
  for (const month of months) {
    const end = lastDate(month);
    const profit = (await ask(`reports/ProfitAndLoss?start_date=${month}-01&end_date=${end}`)) as QuickBooksReport;
    monthly.push([month, { profit, balances: await balances(month, end) }]);
  }
  const daily: [string, QuickBooksReport][] = [];
  for (const day of days) daily.push([day, await balances(day.slice(0, 7), day)]);
  const banks = chart.filter(({ type }) => type === 'Bank').map(({ id }) => id);
  const span = `start_date=${bankDays[0] ?? ''}&end_date=${bankDays.at(-1) ?? ''}`;
  const ledger =
    banks.length === 0
      ? {}
      : ((await ask(`reports/GeneralLedger?${span}&account=${banks.join()}`)) as QuickBooksReport);
  return toldByQuickBooks({
    ...{ company, accounts, preferences, months: new Map(monthly), days: new Map(daily) },
    bankDays: { days: bankDays, ledger },
  });
}
