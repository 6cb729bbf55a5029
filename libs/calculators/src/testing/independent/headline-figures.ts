import { averageCount, change, type Figure, grossMarginOf, inMonth } from './profit-figures';
import { type Company, pounds, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { dayNumber, lastDay, ordinal, written } from './periods';
import { profitOf, type Sheet } from './sheet';
import { known } from './untyped';

/** Formulas 5.11. */
export interface Headlines {
  readonly totalSalesLastMonth: Figure;
  readonly totalSalesLastMonthChangePercent: Figure;
  readonly turnover: Figure;
  readonly turnoverLastFinancialYearChangePercent: Figure;
  /** Formulas 5.26. */
  readonly turnoverBySeason: Figure;
  readonly previousMonthMarketingSpend: Figure;
  readonly marketingSpendChangePercent: Figure;
  readonly profitBeforeTaxLastMonth: Figure;
  readonly thisYearTODate: Figure;
  readonly sameMonthLastYear: Figure;
  readonly lastYear: Figure;
}

const turnoverOf = ({ turnover }: { turnover: bigint }): bigint => turnover;
const marketingOf = ({ marketing }: { marketing: bigint }): bigint => marketing;

/** The same months as those summed this year, a year earlier; `null` unless all of them were imported. */
function yearBefore(company: Company, of: (sheet: Sheet) => bigint): Figure {
  const { last, years, sheets } = company;
  let total = 0n;
  let any = false;
  for (let month = years[0]; month <= last; month += 1) {
    if (!sheets.has(month)) continue;
    const sheet = sheets.get(month - 12);
    if (sheet === undefined) return null;
    total += of(sheet);
    any = true;
  }
  return any ? pounds(total) : null;
}

/** This year's turnover, and what last year's other months brought in the proportion of the two years so far. */
function bySeason({ last, years: [begins, beganBefore], sheets }: Company): Figure {
  let [soFar, then, rest] = [0n, 0n, 0n];
  const counted = { known: 0, open: 0 };
  for (let at = 0; at < 12; at += 1) {
    const before = sheets.get(beganBefore + at);
    if (before === undefined) return null;
    const now = begins + at <= last ? sheets.get(begins + at) : undefined;
    counted[now === undefined ? 'open' : 'known'] += 1;
    if (now === undefined) rest += before.turnover;
    else [soFar, then] = [soFar + now.turnover, then + before.turnover];
  }
  if (counted.known === 0 || counted.open === 0 || then <= 0n) return null;
  return pounds(soFar).plus(pounds(rest).times(Fraction.of(soFar, then)));
}

export function headlines(company: Company): Headlines {
  const { last: over, years } = company;
  // The last month that there is, not the one that should be there.
  const last = company.sheets.size === 0 ? over : Math.max(...company.sheets.keys());
  const so = span(company, years[0], over);
  const before = span(company, years[1], years[1] + 11);
  const projected = so.months === 0 ? null : known(() => yearly(so, turnoverOf));
  const sales = inMonth(company, last, turnoverOf);
  const marketing = so.months === 0 ? null : known(() => so.sum(marketingOf));
  return {
    totalSalesLastMonth: sales,
    totalSalesLastMonthChangePercent: change(sales, inMonth(company, last - 1, turnoverOf)),
    turnover: projected,
    turnoverLastFinancialYearChangePercent: change(
      projected,
      before.months < 6 ? null : known(() => yearly(before, turnoverOf)),
    ),
    turnoverBySeason: known(() => bySeason(company)),
    previousMonthMarketingSpend: marketing,
    marketingSpendChangePercent: change(
      marketing,
      known(() => yearBefore(company, marketingOf)),
    ),
    profitBeforeTaxLastMonth: inMonth(company, last, profitOf),
    thisYearTODate: so.months === 0 ? null : known(() => so.sum(profitOf)),
    sameMonthLastYear: inMonth(company, last - 12, profitOf),
    lastYear: before.months === 0 ? null : known(() => before.sum(profitOf)),
  };
}

/** Cash now, and in percent against a week and against the last month end (formulas 5.11, 5.24). */
export interface CashNow {
  readonly date: string | null;
  readonly balance: Figure;
  readonly percentage: Figure;
  readonly monthEndPercentage: Figure;
  readonly monthEnd: Figure;
}

export function cashNow(company: Company): CashNow {
  const until = [...company.days.keys()].filter((date) => dayNumber(date) <= dayNumber(company.today)).sort();
  const date = until.at(-1) ?? null;
  const cashOn = (day: number): Figure => {
    const found = until.find((one) => dayNumber(one) === day);
    return found === undefined ? null : pounds(company.days.get(found)!.cash);
  };
  const balance = date === null ? null : cashOn(dayNumber(date));
  const ended = company.stands.get(company.last);
  const monthEnd = ended === undefined ? null : known(() => pounds(ended.cash));
  return {
    date,
    balance,
    percentage: date === null ? null : change(balance, cashOn(dayNumber(date) - 7)),
    monthEnd,
    monthEndPercentage: change(balance, monthEnd),
  };
}

export interface CashFlow {
  readonly received: Figure;
  readonly spent: Figure;
  readonly net: Figure;
}

/** Days of which one amount was not typed have no sum of that side. */
function flow(days: Company['books']['bankDays']): CashFlow {
  const sum = (side: 'received' | 'spent'): bigint | null => {
    let total = 0n;
    for (const { [side]: amount } of days) {
      if (amount === null) return null;
      total += BigInt(amount);
    }
    return total;
  };
  const [received, spent] = [sum('received'), sum('spent')];
  return {
    received: received === null ? null : pounds(received),
    spent: spent === null ? null : pounds(spent),
    net: received === null || spent === null ? null : pounds(received - spent),
  };
}

/** The last 31 days of which it is known. */
export const flowByDay = (company: Company): ReadonlyMap<string, CashFlow> =>
  new Map(
    company.books.bankDays
      .filter(({ date }) => {
        const ago = dayNumber(company.today) - dayNumber(date);
        return ago >= 0 && ago < 31;
      })
      .map((day) => [day.date, flow([day])]),
  );

/**
 * What went through the banks in a month. One that began before the first day that is held has only what its cash
 * balance moved by.
 */
export function flowOfMonth(company: Company, month: number): CashFlow {
  const held = company.books.bankDays.filter(({ date }) => dayNumber(date) <= dayNumber(company.today));
  const begins = dayNumber(`${written(month)}-01`);
  if (!held.some(({ date }) => dayNumber(date) <= begins)) {
    const [now, before] = [company.stands.get(month), company.stands.get(month - 1)];
    return { received: null, spent: null, net: now && before ? known(() => pounds(now.cash - before.cash)) : null };
  }
  const days = held.filter(({ date }) => ordinal(date) === month);
  return days.length === 0 ? { received: null, spent: null, net: null } : flow(days);
}

/** The numbers of the company's card (formulas 5.25). */
export function companyCard(company: Company) {
  const twelve = twelveTo(company, company.last);
  const turnover = twelve && known(() => yearly(twelve, turnoverOf));
  const margin = twelve && known(() => yearly(twelve, grossMarginOf));
  const counted = Object.keys(company.books.headcounts)
    .filter((month) => lastDay(ordinal(month)) < dayNumber(company.today) || ordinal(month) === company.last + 1)
    .sort()
    .at(-1);
  const average = averageCount(company, company.last - 11, company.last);
  return {
    turnover,
    grossMarginPercent:
      turnover && margin && turnover.sign() > 0 ? margin.times(Fraction.whole(100)).by(turnover) : null,
    turnoverPerEmployee: turnover && average && average.sign() > 0 ? turnover.by(average) : null,
    employeeCount: counted === undefined ? null : Fraction.text(company.books.headcounts[counted]!),
    lastMonth: written(company.last),
  };
}
