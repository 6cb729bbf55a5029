import type { ReactNode } from 'react';
import type { ExplainedPlace, Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { percentChange, percentOf } from '../../../ui/format/exact';
import type { DashboardFigures, ProfitFigures } from '../dashboard.api';
import { longMonth, oneDecimal, poundsText, profitText } from '../figure-words';
import { monthsSoFar, vsSameMonths, wholeLastYear } from '../months-known';
import { ChangeLine } from './change-line';
import { Bar, KeyCard } from './key-card';
import type { Loaded } from './loaded';
import { ReadError } from './read-error';

interface YearProfitCardProps {
  readonly profit: Loaded<ProfitFigures>;
  readonly mark: ReactNode;
  readonly figures: DashboardFigures;
  readonly explaining: Explaining;
}

const PROFIT = 'Profit before tax';
const AGAINST_LAST_YEAR: ExplainedPlace = { figure: 'profitBeforeTax', over: 'yearToDate', against: 'sameMonths' };

const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** What the year has left so far, beside the year before. */
export function YearProfitCard({ profit: { data, error, retry }, mark, figures, explaining }: YearProfitCardProps) {
  if (data === undefined)
    return (
      <section className="k-card k-key-card">
        <h2 className="k-question">{PROFIT}</h2>
        {error === undefined ? (
          <SkeletonLines lines={4} label="Loading profit before tax" />
        ) : (
          <ReadError title="Could not load profit before tax" error={error} onRetry={retry} />
        )}
      </section>
    );
  const { headline, asAt, lastYearEnd, upToDate } = figures;
  const { turnoverThisYear: sales } = headline;
  const importing = figures.import.status === 'started';
  const { thisYearTODate: ofYear, sameMonths_LastYear: before, LastYear: lastYear } = data;
  const { profitBeforeTaxLastMonth: lastMonth, sameMonth_LastYear: sameMonth } = data;
  const share = ofYear === null || lastYear === null ? null : percentOf(ofYear, lastYear);
  const margin = ofYear !== null && sales !== null ? percentOf(ofYear, sales) : null;
  return (
    <KeyCard
      title={PROFIT}
      value={profitText(ofYear, importing)}
      mark={mark}
      change={
        <ChangeLine
          change={percentChange(ofYear, before)}
          against={
            <>
              {vsSameMonths(figures)},{' '}
              <FigureText
                value={before}
                text={poundsText(before)}
                name="profit of the same months last year"
                place={AGAINST_LAST_YEAR}
                explaining={explaining}
              />
            </>
          }
          of="profit of the year"
          place={AGAINST_LAST_YEAR}
          explaining={explaining}
        />
      }
    >
      <p className="k-key-note">
        <span>This year, {monthsSoFar(figures)}</span>
        {margin !== null && (
          <span>
            <FigureText
              value={margin}
              text={`${oneDecimal(margin)}%`}
              name="profit as a share of sales"
              place={{ figure: 'profitBeforeTaxShare', over: 'yearToDate' }}
              explaining={explaining}
            />{' '}
            of sales
          </span>
        )}
      </p>
      {share !== null && <Bar share={share} label={`${oneDecimal(share)}% of last year’s profit`} />}
      <p className="k-key-note">
        {(
          [
            [lastYear, wholeLastYear(figures), 'yearToDate', lastYearEnd],
            [lastMonth, upToDate || asAt === null ? 'last month' : `in ${longMonth(asAt)}`, 'month', asAt],
            [sameMonth, 'in that month last year', 'month', asAt && yearBefore(asAt)],
          ] as const
        ).map(([value, when, over, at]) => (
          <span key={when}>
            <FigureText
              value={value}
              text={profitText(value, importing)}
              name={`profit ${when}`}
              place={at === null ? undefined : { figure: 'profitBeforeTax', over, at }}
              explaining={explaining}
            />{' '}
            {when}
          </span>
        ))}
      </p>
    </KeyCard>
  );
}
