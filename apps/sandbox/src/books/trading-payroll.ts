import type { Month } from '@keelson/kernel';
import { percent } from './amounts';
import { bankDay } from './days';
import { credit, debit, type Posting } from './posting';

const DIRECTOR = 104_750;
const RISE = '2025-04';

/** Wages of a month, and what the wages of the month before still owe. Simplified: made to look right. */
export function monthOfPayroll(
  of: Month,
  gross: number,
  owed: { readonly paye: number; readonly insurance: number; readonly pension: number },
): readonly Posting[] {
  const paye = percent(gross, 120);
  const employee = percent(gross - 209_500, 80);
  const employer = of < RISE ? percent(gross + DIRECTOR - 227_400, 138) : percent(gross + DIRECTOR - 125_100, 150);
  const [own, added] = [percent(gross, 50), percent(gross, 30)];
  return [
    {
      date: bankDay(of, 28),
      kind: 'journal',
      text: 'Payroll',
      lines: [
        debit('477', gross),
        debit('478', DIRECTOR),
        debit('479', employer),
        debit('482', added),
        credit('825', paye),
        credit('826', employee + employer),
        credit('858', own + added),
        credit('090', gross + DIRECTOR - paye - employee - own),
      ],
    },
    {
      date: bankDay(of, 19),
      kind: 'expense',
      text: 'PAYE and National Insurance',
      lines: [debit('825', owed.paye), debit('826', owed.insurance), credit('090', owed.paye + owed.insurance)],
    },
    {
      date: bankDay(of, 14),
      kind: 'expense',
      text: 'Pensions',
      lines: [debit('858', owed.pension), credit('090', owed.pension)],
    },
  ];
}
