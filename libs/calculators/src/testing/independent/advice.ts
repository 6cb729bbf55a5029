import { workingDays } from './balance-figures';
import { type Company, pounds, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { profitOf } from './sheet';
import { known } from './untyped';

const TARGET = 40;

/** What to do next (formulas 5.26), asked one after the other, by the last month with a profit and loss, else with balances. */
export function adviceOf(company: Company): string {
  const last = Math.max(...(company.sheets.size > 0 ? company.sheets : company.stands).keys());
  if (!Number.isFinite(last)) return 'enterFigures';
  const stand = company.stands.get(last);
  const cash = stand && known(() => stand.cash);
  if (cash != null && cash < 0n) return 'overdrawn';

  const quarter = span(company, last - 2, last);
  const recent = quarter.months === 3 ? known(() => quarter.sum(profitOf)) : null;
  const losing = recent !== null && recent.sign() < 0;
  const year = twelveTo(company, last);
  const sixth =
    year && known(() => yearly(year, ({ payroll, overheads }) => payroll + overheads).by(Fraction.whole(6)));
  if (losing && sixth !== null && cash != null && pounds(cash).isLessThan(sixth)) return 'runningOut';

  const { debtorDays } = workingDays(company, last);
  const sales = year && known(() => yearly(year, ({ turnover }) => turnover));
  const owed = stand && known(() => pounds(stand.tradeDebtors));
  const { vatMultiplier } = company.books;
  if (debtorDays !== null && sales !== null && owed != null && vatMultiplier !== null) {
    const inTime = sales.times(Fraction.text(vatMultiplier)).times(Fraction.of(BigInt(TARGET), 365n));
    if (!owed.minus(inTime).isLessThan(Fraction.whole(100))) return 'slowPayers';
  }
  if (losing) return 'losses';
  if (debtorDays !== null && debtorDays.sign() > 0 && !Fraction.whole(TARGET).isLessThan(debtorDays))
    return 'paidInTime';
  return sales !== null && sales.sign() > 0 ? 'costs' : 'enterFigures';
}
