import { cellKey, type EntryField } from '@keelson/contracts/ledger';
import { amountIn, amountText } from '@keelson/contracts/validation';
import type { ClipboardEvent } from 'react';
import type { FinanceData } from '../ledger.api';
import { AmountCell } from './amount-cell';
import { textIn, type Typed } from './entries';
import { dateText, sectionName } from './entry-words';
import { walkCells } from './grid-keys';
import { datesOf, type EntrySection } from './sections';
import './entry-grid.css';

interface EntryGridProps {
  readonly section: EntrySection;
  readonly data: FinanceData;
  readonly saved: Readonly<Record<string, number | null>>;
  readonly typed: Typed;
  /** Messages that are shown, by cell. */
  readonly faults: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onType: (cell: string, text: string) => void;
  readonly onLeave: (cell: string) => void;
  readonly onPaste: (cell: string, event: ClipboardEvent<HTMLInputElement>) => void;
}

export const cellId = (cell: string): string => `entry-${cell.replaceAll(' ', '-')}`;
const faultId = (cell: string): string => `${cellId(cell)}-message`;

/** A column in which something is no amount has no total. */
const UNKNOWN = '–';

/** Pounds are added as whole pence. */
const sumText = (amounts: readonly (number | null)[]): string =>
  amountText(amounts.reduce<number>((pence, pounds) => pence + Math.round((pounds ?? 0) * 100), 0) / 100, 'pounds');

/** Dates down, figures across; on small screens each date is a card. */
export function EntryGrid(props: EntryGridProps) {
  const { section, data, saved, typed, faults, ...cells } = props;
  const dates = datesOf(section, data);
  const keyOf = (date: string, name: string): string => cellKey(section.kind, date, name);
  const total = (field: EntryField): string => {
    const amounts = dates.map((date) => amountIn(textIn(keyOf(date, field.name), field, saved, typed), field.kind));
    return amounts.includes(undefined) ? UNKNOWN : sumText(amounts as readonly (number | null)[]);
  };
  return (
    <table className="k-entry" onKeyDown={walkCells}>
      <caption className="k-sr">{sectionName(section)}</caption>
      <thead>
        <tr>
          <th scope="col">{section.kind === 'day' ? 'Day' : 'Month'}</th>
          {section.fields.map(({ name, title, kind }) => (
            <th key={name} scope="col">
              {title}
              {kind === 'pounds' && <span className="k-muted"> £</span>}
            </th>
          ))}
        </tr>
      </thead>
      {dates.map((date, row) => {
        const wrong = section.fields.filter(({ name }) => faults[keyOf(date, name)] !== undefined);
        return (
          <tbody key={date}>
            <tr>
              <th scope="row">{dateText(date)}</th>
              {section.fields.map((field, column) => {
                const key = keyOf(date, field.name);
                return (
                  <td key={field.name} data-label={field.title}>
                    <AmountCell
                      {...cells}
                      id={cellId(key)}
                      cell={key}
                      field={field}
                      row={dateText(date)}
                      text={textIn(key, field, saved, typed)}
                      faultId={faults[key] === undefined ? undefined : faultId(key)}
                      place={`${row}:${column}`}
                    />
                  </td>
                );
              })}
            </tr>
            {wrong.length > 0 && (
              <tr className="k-entry-faults">
                <td colSpan={section.fields.length + 1}>
                  {wrong.map(({ name, title }) => (
                    <p key={name} id={faultId(keyOf(date, name))} className="k-field-message">
                      {title}: {faults[keyOf(date, name)]}
                    </p>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
      {section.fields.some(({ summed }) => summed) && (
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {section.fields.map((field) => (
              <td key={field.name} data-label={field.title} className="k-num">
                {field.summed ? total(field) : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
