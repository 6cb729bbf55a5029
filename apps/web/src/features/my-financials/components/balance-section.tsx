import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import type { LedgerSource } from '@keelson/vocabulary';
import { BarChart } from '../../../ui/charts/bar-chart';
import type { ChartData } from '../../../ui/charts/chart-data';
import { assetsChart, capitalChart } from '../chart-of';
import type { FinancialsState } from '../financials-state';
import type { Financials } from '../my-financials.api';
import type { SectionLocks } from '../use-section-locks';
import { ChartCard } from './chart-card';
import { FigureMark } from '../../../figures/figure-mark';
import { LockedSection } from './locked-section';
import { NoFigures } from './no-figures';

/** A month is so wide as soon as there are more than five (FIN-14). */
export const balancePx = ({ points }: ChartData): number => (points.length > 5 ? 100 : 0);

const hasFigures = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

/** What the totals of typed balances need. */
export const TYPED_SHEET =
  'A typed month needs its fixed assets, current assets, current liabilities and creditors after one year. Type 0 where there is nothing.';

interface BalanceSectionProps {
  readonly source: LedgerSource | null;
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly locks: SectionLocks;
}

export function BalanceSection({ source, financials, state, locks }: BalanceSectionProps) {
  const assets = assetsChart(financials);
  const capital = capitalChart(financials);
  return (
    <LockedSection section="balanceSheet" title="Balance Sheet" locks={locks}>
      <div className="mf-balance-sheet">
        <ChartCard
          title={assets.title}
          subtitle="What you could turn into cash beside what you owe within a year"
          explain={
            <FigureMark
              place={{ figure: 'netCurrentAssets', over: 'month' }}
              name="Net Current Assets"
              explaining={state}
            />
          }
          onViewData={hasFigures(assets) ? () => state.change({ view: 'assets' }) : undefined}
        >
          {hasFigures(assets) ? (
            <BarChart data={assets} pxPerPoint={balancePx(assets)} />
          ) : (
            <NoFigures>{source === 'manual' ? TYPED_SHEET : 'No balances have come in yet.'}</NoFigures>
          )}
        </ChartCard>
        <ChartCard
          title={capital.title}
          subtitle="What is left for you when everything is paid"
          explain={
            <FigureMark
              place={{ figure: 'capitalReserves', over: 'month' }}
              name="Capital and Reserves"
              explaining={state}
            />
          }
          onViewData={hasFigures(capital) ? () => state.change({ view: 'capital' }) : undefined}
        >
          {hasFigures(capital) ? (
            <BarChart data={capital} pxPerPoint={balancePx(capital)} />
          ) : (
            <NoFigures>
              {source === 'manual'
                ? `${myFinancialsMessages.noCapital}. ${TYPED_SHEET}`
                : myFinancialsMessages.noCapital}
            </NoFigures>
          )}
        </ChartCard>
      </div>
    </LockedSection>
  );
}
