import { ArrowDownIcon, ArrowUpIcon, MinusIcon, ThListIcon } from '@blueprintjs/icons';
import { type BalanceKpi, myFinancialsMessages, type ProfitKpi } from '@keelson/contracts/my-financials';
import type { ReactNode } from 'react';
import { tableText } from '../../../ui/charts/chart-formats';
import { SparkLine } from '../../../ui/charts/spark-line';
import { kpiPlace } from '../cell-places';
import { changeWords } from '../change-words';
import { kpiPeriod } from '../kpi-period';
import { type FinancialsState, kpiView } from '../financials-state';
import { KPI_WORDS } from '../../../figures/kpi-words';
import type { Kpi } from '../my-financials.api';
import { FigureMark } from '../../../figures/figure-mark';
import { FigureText } from '../../../figures/figure-text';

interface KpiCardProps {
  readonly name: ProfitKpi | BalanceKpi;
  readonly kpi: Kpi;
  readonly state: FinancialsState;
  /** What else there is to say of it. */
  readonly note?: ReactNode;
  /** Chooses between ways of telling the same. */
  readonly tabs?: ReactNode;
}

const figureText = (value: number | null, unit: (typeof KPI_WORDS)[ProfitKpi]['unit']): string =>
  value === null ? '-' : tableText(value, unit);

/** One indicator: its latest point, its change in a year, and the line of its twelve months. */
export function KpiCard({ name, kpi, state, note, tabs }: KpiCardProps) {
  const words = KPI_WORDS[name];
  const latest = kpi.rows.at(-1)?.Turnover ?? null;
  const change = changeWords(latest, kpi.yearBefore, words);
  const Arrow =
    change === undefined || change.text.startsWith('0') ? MinusIcon : change.rises ? ArrowUpIcon : ArrowDownIcon;
  const view = kpiView(name, state);
  const period = kpiPeriod(name, kpi, view);
  return (
    <section className="k-card mf-kpi" data-open={state.explained?.figure === name} aria-label={words.title}>
      <div className="mf-kpi-head">
        <h3>{words.title}</h3>
        <FigureMark place={kpiPlace(name, view)} name={words.title} explaining={state} />
        <button
          type="button"
          className="k-icon-button mf-kpi-data"
          aria-label={`${myFinancialsMessages.viewData}: ${words.title}`}
          onClick={() => state.change({ view: name })}
        >
          <ThListIcon size={14} />
        </button>
      </div>
      {tabs}
      <div className="mf-kpi-body">
        <div>
          <p className="mf-kpi-value k-num">{figureText(latest, words.unit)}</p>
          <p className="k-small k-muted">
            {change && (
              <span className={`mf-change mf-change-${change.welcome} k-num`}>
                <Arrow size={12} />{' '}
                <FigureText
                  value={latest}
                  text={change.text}
                  name={`the change of ${words.title}`}
                  place={{ ...kpiPlace(name, view), against: 'yearBefore' }}
                  explaining={state}
                />
              </span>
            )}{' '}
            {note ?? (change ? 'in a year' : latest === null ? 'No figure yet' : 'no year to compare')}
          </p>
          {period !== undefined && <p className="k-micro k-muted">{period}</p>}
        </div>
        <SparkLine values={kpi.rows.map(({ Turnover }) => Turnover)} />
      </div>
    </section>
  );
}
