import { LightbulbIcon } from '@blueprintjs/icons';
import { PROFIT_KPIS } from '@keelson/contracts/my-financials';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { tableText } from '../../../ui/charts/chart-formats';
import { FigureText } from '../../../figures/figure-text';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { kpiPlace } from '../cell-places';
import { type FinancialsState, kpiView } from '../financials-state';
import type { Financials } from '../my-financials.api';
import type { SectionLocks } from '../use-section-locks';
import { KpiCard } from './kpi-card';
import { LockedSection } from './locked-section';
import { ProfitKpiCard } from './profit-kpi-card';

const STOCK_TABS = [
  ['days', 'Days'],
  ['turn', 'Turn'],
] as const;

/** Asked, not assumed: debtor and creditor days allow for VAT. */
const VatQuestion = ({ isOwner }: { readonly isOwner: boolean }) => (
  <Callout>
    Your accounting system does not say whether the company is registered for VAT. Trade debtor days and trade creditor
    days need to know it. {isOwner && <Link to={paths.ownFigures}>Say whether you charge VAT</Link>}
  </Callout>
);

interface KpiSectionProps {
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly locks: SectionLocks;
  readonly isOwner: boolean;
}

export function KpiSection({ financials: { kpis }, state, locks, isOwner }: KpiSectionProps) {
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
        {isVatUnknown && <VatQuestion isOwner={isOwner} />}
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
