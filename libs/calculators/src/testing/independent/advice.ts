import { workingDays } from './balance-figures';
import { type Company, pounds, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { profitOf } from './sheet';

const TARGET = 40;

/** What to do next (formulas 5.26), asked one after the other; months and balances are those of the last month known. */
export function adviceOf(company: Company): string {
  const last = Math.max(...company.sheets.keys(), ...company.stands.keys());
  if (!Number.isFinite(last)) return 'enterFigures';
  const sheet = company.stands.get(last);
  if (sheet !== undefined && sheet.cash < 0n) return 'overdrawn';

  const quarter = span(company, last - 2, last);
  const losing = quarter.months === 3 && quarter.sum(profitOf).sign() < 0;
  const year = twelveTo(company, last);
  if (losing && year !== null && sheet !== undefined) {
    const sixth = yearly(year, ({ payroll, overheads }) => payroll + overheads).by(Fraction.whole(6));
    if (pounds(sheet.cash).isLessThan(sixth)) return 'runningOut';
  }

  const { debtorDays } = workingDays(company, last);
  if (debtorDays !== null && sheet !== undefined && year !== null) {
    const inTime = yearly(year, ({ turnover }) => turnover)
      .times(Fraction.text(company.books.vatMultiplier))
      .times(Fraction.of(BigInt(TARGET), 365n));
    if (!pounds(sheet.tradeDebtors).minus(inTime).isLessThan(Fraction.whole(100))) return 'slowPayers';
  }
  if (losing) return 'losses';
  if (debtorDays !== null && debtorDays.sign() > 0 && !Fraction.whole(TARGET).isLessThan(debtorDays))
    return 'paidInTime';
  return year !== null && year.sum(({ turnover }) => turnover).sign() > 0 ? 'costs' : 'enterFigures';
}
