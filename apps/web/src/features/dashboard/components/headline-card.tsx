import { SkeletonLines } from '../../../ui/card/skeleton';
import type { DashboardFigures, ProfitFigures, TodaysBalance } from '../dashboard.api';
import { cashWords, heldCash } from '../held-cash';
import { monthBefore, monthName, oneDecimal, poundsText, profitText } from '../figure-words';
import { noProfitWords } from '../parts-known';
import { percentChange, percentOf } from '../../../ui/format/exact';
import { FigureMark } from '../../../figures/figure-mark';
import { FigureText } from '../../../figures/figure-text';
import type { Explaining } from '../../../figures/explained-place';
import { ChangeLine } from './change-line';
import { NextAnswer } from './next-answer';
import type { Loaded } from './loaded';
import { ReadError } from './read-error';

interface HeadlineCardProps {
  readonly figures: DashboardFigures;
  readonly profit: Loaded<ProfitFigures>;
  readonly balance: Loaded<TodaysBalance>;
  /** Improving cash is the owner's to begin. */
  readonly readOnly: boolean;
  readonly explaining: Explaining;
}

/** The three answers: profit, cash, and what to do next. */
export function HeadlineCard({ figures, profit, balance, readOnly, explaining }: HeadlineCardProps) {
  return (
    <section className="k-card k-answers-card" aria-label="The three answers" data-tour="answers">
      <div>
        <div className="k-asked">
          <h2 className="k-question">Am I making money?</h2>
          {profit.data?.profitBeforeTaxLastMonth != null && (
            <FigureMark
              place={{ figure: 'profitBeforeTax', over: 'month' }}
              name="profit before tax"
              explaining={explaining}
            />
          )}
        </div>
        {profit.data ? (
          <ProfitAnswer figures={figures} profit={profit.data} explaining={explaining} />
        ) : (
          <Waiting of={profit} label="profit before tax" />
        )}
      </div>
      <div>
        <div className="k-asked">
          <h2 className="k-question">Do I have cash?</h2>
          {balance.data && heldCash(balance.data).amount !== null && (
            <FigureMark place={heldCash(balance.data).place} name="cash balance" explaining={explaining} />
          )}
        </div>
        {balance.data ? (
          <CashAnswer figures={figures} balance={balance.data} explaining={explaining} />
        ) : (
          <Waiting of={balance} label="the bank balance" />
        )}
      </div>
      <NextAnswer {...{ figures, readOnly, explaining }} />
    </section>
  );
}

const Waiting = ({ of: { error, retry }, label }: { readonly of: Loaded<unknown>; readonly label: string }) =>
  error === undefined ? (
    <SkeletonLines lines={3} label={`Loading ${label}`} />
  ) : (
    <ReadError title={`Could not load ${label}`} error={error} onRetry={retry} />
  );

interface ProfitAnswerProps extends Pick<HeadlineCardProps, 'figures' | 'explaining'> {
  readonly profit: ProfitFigures;
}

function ProfitAnswer({ figures, profit, explaining }: ProfitAnswerProps) {
  const { profitBeforeTaxLastMonth: last, profitBeforeTaxMonthBefore: before, thisYearTODate } = profit;
  const sales = figures.headline.totalSalesLastMonth;
  const share = last === null || sales === null ? null : percentOf(last, sales);
  const month = figures.asAt;
  const importing = figures.import.status === 'started';
  if (last === null)
    return (
      <>
        <p className="k-answer-figure k-num">{profitText(last, importing)}</p>
        <p className="k-answer-text">{noProfitWords(figures)}</p>
      </>
    );
  return (
    <>
      <p className="k-answer-figure k-num">{profitText(last, importing)}</p>
      <p className="k-answer-text">
        profit before tax{month !== null && ` in ${monthName(month)}`}
        {share !== null && (
          <>
            ,{' '}
            <b>
              <FigureText
                value={share}
                text={`${oneDecimal(share)}p of every £1`}
                name="profit of every £1 sold"
                place={{ figure: 'profitBeforeTaxTurnOver', over: 'month' }}
                explaining={explaining}
              />
            </b>{' '}
            you sold
          </>
        )}
        .
        {thisYearTODate !== null && (
          <>
            {' '}
            <FigureText
              value={thisYearTODate}
              text={poundsText(thisYearTODate)}
              name="profit so far this year"
              place={{ figure: 'profitBeforeTax', over: 'yearToDate' }}
              explaining={explaining}
            />{' '}
            so far this year.
          </>
        )}
      </p>
      {month !== null && (
        <ChangeLine
          change={percentChange(last, before)}
          against={`vs ${monthName(monthBefore(month))}`}
          of="last month’s profit"
          place={{ figure: 'profitBeforeTax', over: 'month', against: 'monthBefore' }}
          explaining={explaining}
        />
      )}
    </>
  );
}

interface CashAnswerProps extends Pick<HeadlineCardProps, 'figures' | 'explaining'> {
  readonly balance: TodaysBalance;
}

function CashAnswer({ figures, balance, explaining }: CashAnswerProps) {
  const covered = figures.monthsOfCosts;
  const { amount } = heldCash(balance);
  return (
    <>
      <p className="k-answer-figure k-num">{poundsText(amount)}</p>
      <p className="k-answer-text">
        {cashWords(balance, figures)}
        {covered !== null && covered > 0 && (
          <>
            {' '}
            That pays{' '}
            <b>
              <FigureText
                value={covered}
                text={`${oneDecimal(covered)} months`}
                name="how long cash lasts"
                place={{ figure: 'monthsOfCosts', over: 'day' }}
                explaining={explaining}
              />
            </b>{' '}
            of wages and overheads with nothing coming in.
          </>
        )}
      </p>
      <ChangeLine
        change={balance.percentage}
        against="vs last week"
        of="cash in a week"
        place={{ figure: 'cashBalance', over: 'day', against: 'weekBefore' }}
        explaining={explaining}
      />
    </>
  );
}
