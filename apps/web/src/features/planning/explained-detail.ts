import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import type { Ground } from '../../figures/grounds';
import type { Explanation } from '../../ui/explain/explanation';
import type { DetailRead } from './detail.api';
import { detailExplanation, detailFigure, type ExplainedRow } from './detail-explanations';
import { monthlyGroupOf } from './detail-months';
import { monthsText } from './input-words';
import { type ExplainedMonth, monthExplanation, monthFigure } from './month-explanations';
import { detailGround, monthGround } from './planning-grounds';

/** A figure of the detailed profit and loss: of the year with its changes, or of one of its months. */
export type ExplainedDetail = ExplainedRow | ExplainedMonth;

interface Told {
  readonly explanation: Explanation;
  readonly grounds: readonly Ground[];
}

function toldMonth(
  accountId: string,
  read: DetailRead,
  { groups }: DetailedProfitAndLoss,
  explained: ExplainedMonth,
): Told | undefined {
  const group = groups[explained.line];
  const monthly = monthlyGroupOf(read, explained.line);
  const explanation = monthly && monthExplanation(monthly, group, explained);
  const figure = monthly && monthFigure(monthly, explained);
  if (!explanation || !figure) return undefined;
  return { explanation, grounds: [monthGround(accountId, group, monthly, { month: explained.month, figure })] };
}

/** How a figure of the page comes about, and the books that it stands on; `undefined` for one that is gone. */
export function toldDetail(
  accountId: string,
  read: DetailRead,
  detail: DetailedProfitAndLoss,
  explained: ExplainedDetail,
): Told | undefined {
  if (explained.of === 'month') return toldMonth(accountId, read, detail, explained);
  const months = read.months.length > 0 ? monthsText(read.months) : `${read.noOfMonthsThisYear} months`;
  const explanation = detailExplanation(detail, explained, `A year, from ${months}`);
  const figure = detailFigure(detail, explained);
  if (!explanation) return undefined;
  return { explanation, grounds: figure ? [detailGround(accountId, read, detail, figure)] : [] };
}
