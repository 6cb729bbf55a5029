import type { Figure } from '@keelson/calculators';
import type { ProfitGroup } from '@keelson/calculators/planning';
import type { Month } from '@keelson/kernel';
import type { PlanLine } from '@keelson/vocabulary';
import { longMonth } from '../../figures/month-words';
import type { Explanation } from '../../ui/explain/explanation';
import type { MonthlyGroup } from './detail-months';
import { GROUP_TITLES } from './detail-words';
import { figureText, ruleOf, sumsWith } from './figure-sums';

/** What a group, or one account of it, came to in a month. */
export interface ExplainedMonth {
  readonly of: 'month';
  readonly line: PlanLine;
  /** The account; the whole group without. */
  readonly id?: string;
  readonly month: Month;
}

/** The figure that is explained; `undefined` for one that is gone. */
export function monthFigure(monthly: MonthlyGroup, { id, month }: ExplainedMonth): Figure | undefined {
  const figures = id === undefined ? monthly.totals : monthly.accounts.get(id);
  return figures?.[monthly.months.indexOf(month)];
}

const NUMBERED = /^account(\d+)$/;

/** What a month came to, account by account (BEYOND-01); the panel adds the lines of the books. */
export function monthExplanation(
  monthly: MonthlyGroup,
  { accounts }: ProfitGroup,
  explained: ExplainedMonth,
): Explanation | undefined {
  const figure = monthFigure(monthly, explained);
  if (figure === undefined) return undefined;
  const { line, id, month } = explained;
  const account = accounts.find((each): boolean => each.id === id);
  const { sumOf } = sumsWith((input) => {
    const number = NUMBERED.exec(input)?.[1];
    return (number === undefined ? undefined : accounts[Number(number) - 1]?.name) ?? 'Its lines in the month';
  });
  return {
    title: `${account?.name ?? `Total of ${GROUP_TITLES[line]}`}, ${longMonth(month)}`,
    meaning:
      account === undefined
        ? 'What the accounts of the group came to in the month, together.'
        : 'What the account came to in the month.',
    ...{ period: longMonth(month), value: figureText(figure), ...sumOf(figure) },
    notes: account && figure.value?.isZero() ? ['The books have nothing of this account in the month.'] : [],
    ...{ sides: [], groups: [], imports: [], facts: [ruleOf(figure)] },
  };
}
