import { ArrowRightIcon } from '@blueprintjs/icons';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { ButtonLink } from '../../../ui/button/button-link';
import type { DashboardFigures, ProfitFigures, TodaysBalance } from '../dashboard.api';
import { monthBefore, monthName, oneDecimal, poundsText, profitText } from '../figure-words';
import { percentChange, percentOf } from '../../../ui/format/exact';
import { FigureMark } from '../../../figures/figure-mark';
import type { Explaining } from '../../../figures/explained-place';
import { ChangeLine } from './change-line';
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
          <ProfitAnswer figures={figures} profit={profit.data} />
        ) : (
          <Waiting of={profit} label="profit before tax" />
        )}
      </div>
      <div>
        <div className="k-asked">
          <h2 className="k-question">Do I have cash?</h2>
          {balance.data?.todaysBalance != null && (
            <FigureMark place={{ figure: 'cashBalance', over: 'day' }} name="cash balance" explaining={explaining} />
          )}
        </div>
        {balance.data ? (
          <CashAnswer figures={figures} balance={balance.data} />
        ) : (
          <Waiting of={balance} label="today’s balance" />
        )}
      </div>
      <NextAnswer figures={figures} readOnly={readOnly} />
    </section>
  );
}

const Waiting = ({ of: { error, retry }, label }: { readonly of: Loaded<unknown>; readonly label: string }) =>
  error === undefined ? (
    <SkeletonLines lines={3} label={`Loading ${label}`} />
  ) : (
    <ReadError title={`Could not load ${label}`} error={error} onRetry={retry} />
  );

function ProfitAnswer({ figures, profit }: { readonly figures: DashboardFigures; readonly profit: ProfitFigures }) {
  const { profitBeforeTaxLastMonth: last, profitBeforeTaxMonthBefore: before, thisYearTODate } = profit;
  const sales = figures.headline.totalSalesLastMonth;
  const share = last === null || sales === null ? null : percentOf(last, sales);
  const month = figures.asAt;
  return (
    <>
      <p className="k-answer-figure k-num">{profitText(last)}</p>
      <p className="k-answer-text">
        profit before tax{month !== null && ` in ${monthName(month)}`}
        {share !== null && (
          <>
            , <b>{oneDecimal(share)}p of every £1</b> you sold
          </>
        )}
        .{thisYearTODate !== null && ` ${poundsText(thisYearTODate)} so far this year.`}
      </p>
      {month !== null && (
        <ChangeLine change={percentChange(last, before)} against={`vs ${monthName(monthBefore(month))}`} />
      )}
    </>
  );
}

function CashAnswer({ figures, balance }: { readonly figures: DashboardFigures; readonly balance: TodaysBalance }) {
  const covered = figures.monthsOfCosts;
  return (
    <>
      <p className="k-answer-figure k-num">{poundsText(balance.todaysBalance)}</p>
      <p className="k-answer-text">
        {balance.todaysBalance === null ? 'No bank balance has arrived yet.' : 'in the bank today.'}
        {covered !== null && covered > 0 && (
          <>
            {' '}
            That pays <b>{oneDecimal(covered)} months</b> of wages and overheads with nothing coming in.
          </>
        )}
      </p>
      <ChangeLine change={balance.percentage} against="vs last week" />
    </>
  );
}

const HUNDRED = 100;

function NextAnswer({ figures, readOnly }: Pick<HeadlineCardProps, 'figures' | 'readOnly'>) {
  const { amount, debtorDays, targetDays } = figures.slowPayers;
  const owed = amount !== null && amount >= HUNDRED ? Math.round(amount / HUNDRED) * HUNDRED : null;
  const act = owed === null ? null : readOnly ? null : { to: '/dashboard/newDashboardLearning?rcl=improvecash' };
  return (
    <div className="k-answer-next">
      <h2 className="k-question">
        <i className="k-rivet" /> What should I do next?
      </h2>
      <p className="k-answer-do">
        {owed === null
          ? 'Try what one change to price or costs would do'
          : `Bring in the ${poundsText(owed)} that customers are slow to pay`}
      </p>
      <p className="k-answer-text">
        {owed === null
          ? 'Customers pay you in good time. The calculator shows where the next pound comes from.'
          : `They take ${oneDecimal(debtorDays)} days; at ${targetDays} days the money would be in the bank now.`}
      </p>
      {act !== null && (
        <ButtonLink to={act.to} intent="primary">
          Improve your Cashflow <ArrowRightIcon />
        </ButtonLink>
      )}
      {owed === null && !readOnly && (
        <ButtonLink to="/dashboard/newDashboardCalculator" intent="primary">
          Open the calculator <ArrowRightIcon />
        </ButtonLink>
      )}
    </div>
  );
}
