import { LightbulbIcon } from '@blueprintjs/icons';
import { PROFIT_KPIS } from '@keelson/contracts/my-financials';
import { tableText } from '../../../ui/charts/chart-formats';
import { FigureText } from '../../../figures/figure-text';
import { VatQuestion } from '../../../figures/vat-question';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { kpiPlace } from '../cell-places';
import { type FinancialsState, kpiView } from '../financials-state';
import type { Financials, Overview } from '../my-financials.api';
import type { SectionLocks } from '../use-section-locks';
import { KpiCard } from './kpi-card';
import { LockedSection } from './locked-section';
import { ProfitKpiCard } from './profit-kpi-card';

const STOCK_TABS = [
  ['days', 'Days'],
  ['turn', 'Turn'],
] as const;

interface KpiSectionProps {
  readonly accountId: string;
  readonly source: Overview['informationFrom'];
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly locks: SectionLocks;
  readonly isOwner: boolean;
}

export function KpiSection({ accountId, source, financials: { kpis }, state, locks, isOwner }: KpiSectionProps) {
  const isVatUnknown = Object.values(kpis.balanceSheet).some(({ flags }) =>
    flags.some(({ kind }) => kind === 'vatUnknown'),
  );
  const stock = state.stockAs === 'days' ? 'stockTurnDaysList' : 'stockTurnList';
  const turn = kpis.balanceSheet.stockTurnList.rows.at(-1)?.Turnover ?? null;
  return (
    <section aria-labelledby="mf-kpis">
      <div className="mf-section-head">
        <h2 id="mf-kpis">Financial KPIs</h2>
      </div>
      <LockedSection section="kpis" title="Financial KPIs" locks={locks}>
        <div className="mf-sub-head">
          <h3>Profit &amp; Loss KPIs</h3>
        </div>
        <div className="mf-kpis">
          {PROFIT_KPIS.map((name) => (
            <ProfitKpiCard key={name} name={name} kpis={kpis} state={state} />
          ))}
          <section className="k-card mf-tip">
            <p className="mf-tip-title">
              <LightbulbIcon /> Reading the small charts
            </p>
            <p className="k-small k-soft">
              Each line is the last 12 month ends on its own scale. The number is the latest point. Press the question
              mark on any of them to see its sum.
            </p>
          </section>
        </div>
        <div className="mf-sub-head">
          <h3>Balance Sheet KPIs</h3>
        </div>
        <VatQuestion {...{ accountId, isOwner }} unknown={isVatUnknown} typed={source === 'manual'} />
        <div className="mf-kpis">
          <KpiCard name="tradeDebtorDaysList" kpi={kpis.balanceSheet.tradeDebtorDaysList} state={state} />
          <KpiCard
            name={stock}
            kpi={kpis.balanceSheet[stock]}
            state={state}
            note={
              stock === 'stockTurnList' || turn === null ? undefined : (
                <>
                  turns{' '}
                  <FigureText
                    value={turn}
                    text={tableText(turn, 'times')}
                    name="stock turn"
                    place={kpiPlace('stockTurnList', kpiView('stockTurnList', state))}
                    explaining={state}
                  />{' '}
                  times
                </>
              )
            }
            tabs={
              <ViewTabs
                label="Stock as"
                views={STOCK_TABS}
                view={state.stockAs}
                onChange={(stockAs) => state.change({ stockAs })}
              />
            }
          />
          <KpiCard name="tradeCreditorDaysList" kpi={kpis.balanceSheet.tradeCreditorDaysList} state={state} />
        </div>
      </LockedSection>
    </section>
  );
}
