import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import { poundsText } from '../cash-figures';
import { wholePercentText } from '../detail-words';
import { ImpactValue } from './impact-value';

interface DetailAnswerProps {
  readonly detail: DetailedProfitAndLoss;
  readonly months: number;
}

/** The answer of the page: the profit of a year with the changes, and what they make of it. */
export function DetailAnswer({ detail, months }: DetailAnswerProps) {
  const { annualised, impact, resulting, changeBy } = detail.summary.profitBeforeTax;
  const isChanged = impact.value !== null && !impact.value.isZero();
  return (
    <div className="plan-detail-answer">
      <p>Profit before tax, with your changes</p>
      <p className="plan-detail-profit k-num" data-testid="profit-before-tax">
        {poundsText(resulting.value?.toNumber() ?? null)}
      </p>
      <p className="k-num">
        {isChanged && (
          <>
            <ImpactValue value={impact.value.toNumber()} lowerIsBetter={false} />,{' '}
            {wholePercentText(changeBy.value?.toNumber() ?? null)},{' '}
          </>
        )}
        from {poundsText(annualised.value?.toNumber() ?? null)}, projected from {months}{' '}
        {months === 1 ? 'month' : 'months'}
      </p>
    </div>
  );
}
