import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { poundsText } from '../cash-figures';
import type { DetailColumn } from '../detail-explanations';
import { wholePercentText } from '../detail-words';
import type { ExplainedDetail } from '../explained-detail';
import { ImpactValue } from './impact-value';

interface DetailAnswerProps {
  readonly detail: DetailedProfitAndLoss;
  readonly months: number;
  readonly explained: ExplainedDetail | undefined;
  readonly onExplain: (row: ExplainedDetail) => void;
}

const NAME = 'Profit before tax, with your changes';

/** The answer of the page: the profit of a year with the changes, and what they make of it. */
export function DetailAnswer({ detail, months, explained, onExplain }: DetailAnswerProps) {
  const { annualised, impact, resulting, changeBy } = detail.summary.profitBeforeTax;
  const isChanged = impact.value !== null && !impact.value.isZero();
  const explain = (column: DetailColumn) => () => onExplain({ of: 'summary', row: 'profitBeforeTax', column });
  const isOpen = explained?.of === 'summary' && explained.row === 'profitBeforeTax' && explained.column === undefined;
  return (
    <div className="plan-detail-answer">
      <p>
        {NAME}{' '}
        <ExplainButton
          figure={NAME}
          open={isOpen}
          onClick={() => onExplain({ of: 'summary', row: 'profitBeforeTax' })}
        />
      </p>
      <p className="plan-detail-profit k-num" data-testid="profit-before-tax">
        {poundsText(resulting.value?.toNumber() ?? null)}
      </p>
      <p className="k-num">
        {isChanged && (
          <>
            <ImpactValue
              {...{ value: impact.value.toNumber(), lowerIsBetter: false, name: 'what the changes bring' }}
              onClick={explain('impact')}
            />
            ,{' '}
            <ExplainedValue
              text={wholePercentText(changeBy.value?.toNumber() ?? null)}
              name="the change in percent"
              onClick={explain('changeBy')}
            />
            ,{' '}
          </>
        )}
        from{' '}
        <ExplainedValue
          text={poundsText(annualised.value?.toNumber() ?? null)}
          name="the profit as it is projected"
          onClick={explain('annualised')}
        />
        , projected from {months} {months === 1 ? 'month' : 'months'}
      </p>
    </div>
  );
}
