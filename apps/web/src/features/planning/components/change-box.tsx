import { changeFault, settledText, steppedText } from '../change-texts';
import { describedBy, FieldMessage } from '../../../ui/form/field';

interface ChangeBoxProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
}

/** A change in percent: typed with one decimal, or moved by a tenth with the arrow keys. */
export function ChangeBox({ id, label, text, readOnly, onType }: ChangeBoxProps) {
  const fault = changeFault(text);
  const isChanged = fault === undefined && settledText(text) !== '';
  return (
    <>
      <span className={`plan-pct ${isChanged ? 'plan-pct-changed' : ''}`}>
        <input
          id={id}
          className="bp6-input k-input k-num"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          aria-label={label}
          value={text}
          readOnly={readOnly}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, undefined, fault)}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => readOnly || onType(settledText(text))}
          onKeyDown={(event) => {
            if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            onType(steppedText(text, event.key === 'ArrowUp' ? 1 : -1));
          }}
        />
        <i aria-hidden="true">%</i>
      </span>
      <FieldMessage id={id} message={fault} />
    </>
  );
}
