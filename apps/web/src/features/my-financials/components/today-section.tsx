import type { LedgerSource } from '@keelson/vocabulary';
import type { FinancialsState } from '../financials-state';
import type { Financials, Overview } from '../my-financials.api';
import { CashBalanceCard } from './cash-balance-card';
import { CashFlowCard } from './cash-flow-card';
import { ImproveCard } from './improve-card';
import { StockCard } from './stock-card';

interface TodaySectionProps {
  readonly source: Overview['informationFrom'];
  readonly financials: Financials;
  readonly state: FinancialsState;
  readonly isOwner: boolean;
}

const NOTES = {
  xero: 'From the bank accounts in Xero',
  quickbooks: 'From the bank accounts in QuickBooks',
  manual: 'As you typed them in',
} as const satisfies Record<LedgerSource, string>;

export const TodaySection = ({ source, financials, state, isOwner }: TodaySectionProps) => (
  <section aria-labelledby="mf-today">
    <div className="mf-section-head">
      <h2 id="mf-today">Today’s Numbers</h2>
      {source && <span className="k-small k-muted">{NOTES[source]}</span>}
    </div>
    <div className="mf-today">
      <CashFlowCard source={source} financials={financials} state={state} />
      <StockCard financials={financials} state={state} />
      <CashBalanceCard financials={financials} state={state} />
      <ImproveCard enabled={isOwner} />
    </div>
  </section>
);
