import { calendarDate, endOfMonth, type Month, monthsFrom, addMonths } from '@keelson/kernel';
import type { BookAccount } from './account';
import { credit, debit, type Posting } from './posting';

const DEPARTMENTS = 70;
const FIRST_CODE = 10_001;
const MATERIALS = '310';

/** Accounts of seventy departments, beside those of any company: a chart of more than a hundred. */
export const DEPARTMENT_ACCOUNTS: readonly BookAccount[] = Array.from({ length: DEPARTMENTS }, (_, index) => ({
  code: String(FIRST_CODE + index),
  name: `Materials of department ${index + 1}`,
  group: 'cost-of-sales',
  xero: { type: 'DIRECTCOSTS' },
  quickbooks: { type: 'Cost of Goods Sold', subType: 'SuppliesMaterialsCogs' },
}));

/** What the departments used, taken from the materials at each month's end: no other account moves. */
export const departmentPostings = (first: Month, until: Month): readonly Posting[] =>
  Array.from({ length: monthsFrom(first, until) + 1 }, (_, index) => {
    const used = DEPARTMENT_ACCOUNTS.map(({ code }, at) => debit(code, 2_000 + ((at * 37 + index * 101) % 900)));
    const total = used.reduce((sum, { amount }) => sum + amount, 0);
    return {
      date: calendarDate(endOfMonth(addMonths(first, index))),
      kind: 'journal',
      text: 'Materials by department',
      lines: [...used, credit(MATERIALS, total)],
    };
  });
