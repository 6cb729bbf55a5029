import { CASH_ITEMS, type CashItem, type CashRelease } from '@keelson/calculators/planning';
import type { Month } from '@keelson/kernel';
import { endOfMonth } from '@keelson/kernel';
import type { CashReleaseRead } from '../calculations.api';
import type { CashPlace } from '../cash-explanations';
import { changeText, daysText, poundsText, turnsText } from '../cash-figures';
import { ITEM_TITLES } from '../cash-words';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { formatDate } from '../../../ui/format/dates';
import { formatDecimal } from '../../../ui/format/numbers';
import '../../../ui/table/table.css';

interface CashComparisonProps {
  readonly read: CashReleaseRead;
  readonly release: CashRelease;
  readonly onExplain: (place: CashPlace) => void;
}

const COLUMNS = ['Now', 'Revised', 'Released', 'Measure now', 'After'] as const;

/** What each column of an item's row is of. */
const PLACES: Readonly<Record<(typeof COLUMNS)[number], (item: CashItem) => CashPlace>> = {
  Now: (item) => `${item} now`,
  Revised: (item) => `${item} revised`,
  Released: (item) => item,
  'Measure now': (item) => `${item} measureNow`,
  After: (item) => `${item} measureAfter`,
};

const titleOf = (month: string | null): string =>
  month === null
    ? 'Against your balance sheet'
    : `Against your balance sheet, ${formatDate(endOfMonth(month as Month))}`;

/** Each line as it stands on the balance sheet, and what it would become. */
export function CashComparison({ read, release, onExplain }: CashComparisonProps) {
  const title = titleOf(read.balanceMonth);
  const purchases = release.purchases.value?.toNumber() ?? null;
  const vat = read.vatRatio === null ? 'VAT not known' : `VAT at ${formatDecimal(read.vatRatio, 2)}`;
  return (
    <Card
      flush
      title={title}
      subtitle="What each figure would become"
      footer={
        <span className="k-num">
          Days on cost of sales and overheads of{' '}
          <ExplainedValue
            text={poundsText(purchases)}
            name="cost of sales and overheads of a year"
            onClick={() => onExplain('purchases')}
          />{' '}
          a year, {vat}. Formula version {read.saved?.formulaVersion ?? 1}. An estimate, not advice.
        </span>
      }
    >
      <div className="k-table-wrap" tabIndex={0} role="region" aria-label={title}>
        <table className="k-table plan-comparison">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="k-sheet-figure">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CASH_ITEMS.map((item) => {
              const { now, revised, released, measureNow, measureAfter } = release[item];
              const measure = item === 'stock' ? turnsText : daysText;
              const cells = [
                poundsText(now.value?.toNumber() ?? null),
                poundsText(revised.value?.toNumber() ?? null),
                changeText(released.value?.toNumber() ?? null),
                measure(measureNow.value?.toNumber() ?? null),
                measure(measureAfter.value?.toNumber() ?? null),
              ];
              return (
                <tr key={item}>
                  <th scope="row">{ITEM_TITLES[item]}</th>
                  {COLUMNS.map((column, index) => (
                    <td key={column} data-label={column} className="k-num k-sheet-figure">
                      <ExplainedValue
                        text={cells[index]}
                        name={`${ITEM_TITLES[item]}, ${column.toLowerCase()}`}
                        onClick={() => onExplain(PLACES[column](item))}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr className="plan-comparison-total">
              <th scope="row">Total released</th>
              <td className="plan-none" />
              <td className="plan-none" />
              <td data-label="Released" className="k-num k-sheet-figure">
                <ExplainedValue
                  text={changeText(release.total.value?.toNumber() ?? null)}
                  name="the total released"
                  onClick={() => onExplain('total')}
                />
              </td>
              <td className="plan-none" />
              <td className="plan-none" />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}
