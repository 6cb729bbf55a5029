import { ErrorIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import type { CoverColour } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { tableText } from '../../../ui/charts/chart-formats';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import type { Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import { latestPlace, stockPlace } from '../cell-places';
import type { FinancialsState } from '../financials-state';
import { fullDay } from '../../../figures/month-words';
import type { Financials, StockRow } from '../my-financials.api';
import { FigureMark } from '../../../figures/figure-mark';
import { NoFigures } from './no-figures';
import '../../../ui/table/table.css';

const TABS = [
  ['today', 'Today’s Balances'],
  ['monthEnd', 'Month End Balances'],
] as const;

const COVER = {
  red: ['Tight', ErrorIcon],
  amber: ['Watch', WarningSignIcon],
  green: ['Covered', TickIcon],
} as const satisfies Record<CoverColour, unknown>;

/** The ratio with its colour, a sign and a word. */
function Cover({ row, isDaily, explaining }: Omit<StockTableProps, 'rows'> & { readonly row: StockRow }) {
  const { Cover_Ratio, coverColour } = row;
  if (coverColour === null) return <>-</>;
  const [word, Sign] = COVER[coverColour];
  return (
    <span className={`mf-cover mf-cover-${coverColour}`}>
      <Sign size={12} />{' '}
      <FigureText
        value={Cover_Ratio}
        text={tableText(Cover_Ratio, 'times')}
        name={`Trade cover, ${fullDay(row.date)}`}
        place={stockPlace(row, isDaily, COVER_COLUMN)}
        explaining={explaining}
      />{' '}
      <span className="mf-cover-word">{word}</span>
    </span>
  );
}

const COVER_COLUMN = 4;
const QUICK_COLUMN = 5;
const HEADS = ['Stock', 'Debtors', 'Cash + debtors', 'Creditors', 'Trade cover', 'Quick ratio'] as const;

interface StockTableProps {
  readonly rows: readonly StockRow[];
  readonly isDaily: boolean;
  readonly explaining: Explaining;
}

const StockTable = ({ rows, isDaily, explaining }: StockTableProps) => (
  <div className="k-table-wrap mf-stock" tabIndex={0} role="region" aria-label="Stock, Debtors & Creditors, table">
    <table className="k-table">
      <thead>
        <tr>
          <th scope="col">{isDaily ? 'Day' : 'Month end'}</th>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="mf-figure">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.date}>
            <th scope="row">{fullDay(row.date)}</th>
            {[row.stock, row.debtors, row.cashDebtors, row.creditors].map((amount, index) => (
              <td key={HEADS[index]} data-label={HEADS[index]} className="k-num mf-figure">
                <FigureText
                  value={amount}
                  text={tableText(amount, 'pounds')}
                  name={`${HEADS[index]}, ${fullDay(row.date)}`}
                  place={stockPlace(row, isDaily, index)}
                  explaining={explaining}
                />
              </td>
            ))}
            <td data-label="Trade cover" className="k-num mf-figure">
              <Cover {...{ row, isDaily, explaining }} />
            </td>
            <td data-label="Quick ratio" className="k-num mf-figure">
              <FigureText
                value={row.Quick_Ratio}
                text={tableText(row.Quick_Ratio, 'times')}
                name={`Quick ratio, ${fullDay(row.date)}`}
                place={stockPlace(row, isDaily, QUICK_COLUMN)}
                explaining={explaining}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface StockCardProps {
  readonly financials: Financials;
  readonly state: FinancialsState;
}

export function StockCard({ financials, state }: StockCardProps) {
  const isToday = state.stock === 'today';
  const rows = isToday ? financials.todaysBalances : financials.monthEndBalances;
  return (
    <Card
      flush
      title="Stock, Debtors & Creditors"
      subtitle="What you hold, are owed and owe"
      actions={
        <div className="mf-card-actions">
          <FigureMark place={latestPlace('coverRatio', state.stock)} name="Trade cover" explaining={state} />
          <ViewTabs label="Balances" views={TABS} view={state.stock} onChange={(stock) => state.change({ stock })} />
          {rows.length > 0 && (
            <button
              type="button"
              className="k-text-button"
              aria-label={`${myFinancialsMessages.viewData}: Stock, Debtors & Creditors`}
              onClick={() => state.change({ view: 'stock' })}
            >
              {myFinancialsMessages.viewData}
            </button>
          )}
        </div>
      }
      footer="Trade cover = (cash + money owed to you) ÷ money you owe suppliers. Quick ratio = (current assets − stock) ÷ all that you owe within a year: suppliers, VAT, PAYE, overdrafts and cards."
    >
      {rows.length > 0 ? (
        <StockTable rows={rows} isDaily={isToday} explaining={state} />
      ) : (
        <div className="mf-inset">
          <NoFigures>No balances have come in yet.</NoFigures>
        </div>
      )}
    </Card>
  );
}
