import type { EntryField } from '@keelson/contracts/ledger';
import { settledAmount } from '@keelson/contracts/validation';
import { type ClipboardEvent, memo } from 'react';
import { typedAmount } from '../../../ui/form/typed-amount';

interface AmountCellProps {
  readonly id: string;
  readonly cell: string;
  readonly field: EntryField;
  /** Which row this is in, for the accessible name. */
  readonly row: string;
  readonly text: string;
  readonly faultId: string | undefined;
  readonly readOnly: boolean;
  /** `row:column`, which the arrow keys go by. */
  readonly place: string;
  readonly onType: (cell: string, text: string) => void;
  readonly onLeave: (cell: string) => void;
  readonly onPaste: (cell: string, event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One figure of the grid: sets thousands commas as it is typed and keeps the caret where it was. */
export const AmountCell = memo(function AmountCell(props: AmountCellProps) {
  const { id, cell, field, row, text, faultId, readOnly, place, onType, onLeave, onPaste } = props;
  return (
    <input
      id={id}
      className="bp6-input k-input k-entry-input k-num"
      aria-label={`${field.title}, ${row}`}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      data-place={place}
      // A keyboard of digits alone has no minus.
      inputMode={field.signed ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      readOnly={readOnly}
      value={text}
      onChange={({ currentTarget: input }) => {
        const next = typedAmount(text, input.value, input.selectionStart ?? input.value.length, field.kind);
        input.value = next.text;
        input.setSelectionRange(next.caret, next.caret);
        onType(cell, next.text);
      }}
      onPaste={(event) => onPaste(cell, event)}
      onBlur={() => {
        const settled = settledAmount(text, field.kind);
        if (settled !== text) onType(cell, settled);
        onLeave(cell);
      }}
    />
  );
});
