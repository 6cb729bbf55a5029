import type { Figure } from '@keelson/calculators';
import type { AccountRow, DetailedProfitAndLoss, ProfitRow } from '@keelson/calculators/planning';
import type { PlanLine, ProfitSummaryRow } from '@keelson/vocabulary';
import type { Explanation } from '../../ui/explain/explanation';
import { DETAIL_TITLES, GROUP_TITLES } from './detail-words';
import { figureText, ruleOf, sumsWith } from './figure-sums';

/** What stands in a row beside its name; a row of the summary has nothing cumulative. */
export type DetailColumn = keyof typeof COLUMN_WORDS;

/**
 * A figure of the page that is explained: of a row of a group, of a group's total, or of a row of the summary; what the
 * row would come to where no column is named.
 */
export type ExplainedRow = (
  | { readonly of: 'account'; readonly line: PlanLine; readonly id: string }
  | { readonly of: 'total'; readonly line: PlanLine }
  | { readonly of: 'summary'; readonly row: ProfitSummaryRow }
) & { readonly column?: DetailColumn };

const COLUMN_WORDS = {
  cumulative: ['Cumulative P&L Value', 'What the accounts say of the months so far.'],
  annualised: ['£ Annualised', 'The months so far as a year, if they go on as they went.'],
  changeBy: ['Change By %', 'By how much the row changes in all.'],
  impact: ['£ Impact', 'What the changes bring in a year.'],
} as const satisfies Readonly<Record<string, readonly [title: string, meaning: string]>>;

const NAMES: Readonly<Record<string, string>> = {
  amount: 'Sum of the months',
  annualised: '£ Annualised',
  changeBy: 'Change by',
  grossMargin: 'Gross Margin',
  impact: '£ Impact',
  months: 'Number of months',
  otherIncome: 'Other income, held as it is',
  overheads: 'Overheads',
  payroll: 'Payroll',
  sum: 'Sum of the months',
};

const NUMBERED = /^(?:account|line)(\d+)$/;

/** Sums over many are told by the names of what they add up. */
const namedBy = (names: readonly string[]) => (input: string) => {
  const number = NUMBERED.exec(input)?.[1];
  return (number === undefined ? undefined : names[Number(number) - 1]) ?? NAMES[input] ?? input;
};

/** What each row of the summary is made of, in the order of its sum. */
const PARTS: Readonly<Partial<Record<ProfitSummaryRow, readonly ProfitSummaryRow[]>>> = {
  grossMargin: ['sales', 'costOfSales'],
  profitBeforeTax: ['grossMargin', 'payroll', 'overheads'],
};

const isLine = (row: ProfitSummaryRow): row is PlanLine => row !== 'grossMargin' && row !== 'profitBeforeTax';

interface Told {
  readonly title: string;
  readonly meaning: string;
  readonly row: ProfitRow & { readonly cumulative?: Figure };
  readonly names: readonly string[];
}

const MEANINGS: Readonly<Record<'account' | 'total' | 'profit', string>> = {
  account: 'What the account would come to over a year, if the months so far go on as they went and change by as much.',
  total: 'What the accounts of the group would come to together.',
  profit: 'What would be left of a year. Nothing changes in your accounts.',
};

function told({ groups, summary }: DetailedProfitAndLoss, explained: ExplainedRow): Told | undefined {
  if (explained.of === 'account') {
    const row = groups[explained.line].accounts.find(({ id }): boolean => id === explained.id);
    return row && { title: row.name, meaning: MEANINGS.account, row, names: [] };
  }
  const summaryRow = explained.of === 'summary' ? explained.row : explained.line;
  if (isLine(summaryRow)) {
    const title = explained.of === 'summary' ? DETAIL_TITLES[summaryRow] : `Total of ${GROUP_TITLES[summaryRow]}`;
    const { accounts, total } = groups[summaryRow];
    return { title, meaning: MEANINGS.total, row: total, names: accounts.map(({ name }: AccountRow) => name) };
  }
  const names = (PARTS[summaryRow] ?? []).map((part) => DETAIL_TITLES[part]);
  return { title: DETAIL_TITLES[summaryRow], meaning: MEANINGS.profit, row: summary[summaryRow], names };
}

/** The figure that is explained; `undefined` for one that is gone. */
export function detailFigure(detail: DetailedProfitAndLoss, explained: ExplainedRow): Figure | undefined {
  const row = told(detail, explained)?.row;
  return (explained.column && row?.[explained.column]) ?? row?.resulting;
}

/** How a row comes about, in the words of the formulas (BEYOND-01); `undefined` for one that is gone. */
export function detailExplanation(
  detail: DetailedProfitAndLoss,
  explained: ExplainedRow,
  period: string,
): Explanation | undefined {
  const found = told(detail, explained);
  if (found === undefined) return undefined;
  const { title, meaning, row, names } = found;
  const { sumOf, behind } = sumsWith(namedBy(names));
  const { column } = explained;
  const figure = column && row[column];
  if (figure) {
    const [columnTitle, columnMeaning] = COLUMN_WORDS[column];
    return {
      ...{ title: `${title}, ${columnTitle}`, meaning: columnMeaning, period, value: figureText(figure) },
      ...sumOf(figure),
      // A sum over accounts has each of them beside it already.
      ...{ notes: [], sides: names.length > 0 ? [] : behind(figure), groups: [], imports: [] },
      facts: [ruleOf(figure)],
    };
  }
  const side = (of: string, figure: Figure) => ({ title: of, ...sumOf(figure), groups: [] });
  const computed = [
    ['£ Annualised', row.annualised],
    ['£ Impact', row.impact],
    ['Change by', row.changeBy],
  ] as const;
  return {
    ...{ title, meaning, period, value: figureText(row.resulting) },
    ...sumOf(row.resulting),
    notes: [],
    // What was kept as it was has no sum of its own.
    sides: computed
      .filter(
        ([of, { formulaId }]) => !formulaId.startsWith('kept') && !(explained.of === 'account' && of === 'Change by'),
      )
      .map(([of, figure]) => side(of, figure)),
    ...{ groups: [], imports: [] },
    facts: [ruleOf(row.resulting)],
  };
}
