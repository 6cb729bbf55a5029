import { settledAmount } from '@keelson/contracts/validation';
import type { Month } from '@keelson/kernel';
import { PLAN_ROWS, type PlanYear } from '@keelson/vocabulary';
import { typedAmount } from '../../../ui/form/typed-amount';
import { describedBy, FieldMessage } from '../../../ui/form/field';
import { fieldId } from '../../../ui/form/field-id';
import type { FormState } from '../../../ui/form/use-form';
import { type InputRow, type InputsValues, inputName, YEAR_COLUMNS } from '../input-values';
import { LINE_BOUNDS, LINE_TITLES, monthsText, yearTitles } from '../input-words';
import '../inputs.css';

interface InputsGridProps {
  readonly form: FormState<InputsValues>;
  readonly readOnly?: boolean;
  readonly period1?: boolean;
  /** The months that the books have of each year. */
  readonly months?: Readonly<Record<PlanYear, readonly Month[]>>;
}

/** Five rows for two years: how many months, sales, cost of sales, payroll and overheads. */
export function InputsGrid({ form, readOnly = false, period1 = false, months }: InputsGridProps) {
  const titles = yearTitles(period1);
  return (
    <div className="plan-grid">
      <div className="plan-row plan-heads" aria-hidden="true">
        <span />
        {YEAR_COLUMNS.map((year) => (
          <span key={year} className="plan-head">
            <b>{titles[year]}</b>
            {months && <span>{months[year].length === 0 ? 'No month' : monthsText(months[year])}</span>}
          </span>
        ))}
      </div>
      {PLAN_ROWS.map((row) => (
        <div key={row} className="plan-row">
          <div className="plan-line">
            <span>{LINE_TITLES[row]}</span>
            {!readOnly && (
              <span id={boundsId(form.id, row)} className="plan-bounds">
                {LINE_BOUNDS[row]}
              </span>
            )}
          </div>
          {YEAR_COLUMNS.map((year) => (
            <InputCell key={year} title={titles[year]} {...{ form, year, row, readOnly }} />
          ))}
        </div>
      ))}
    </div>
  );
}

const boundsId = (formId: string, row: InputRow): string => `${formId}-${row}-bounds`;

interface InputCellProps {
  readonly form: FormState<InputsValues>;
  readonly year: PlanYear;
  readonly row: InputRow;
  readonly title: string;
  readonly readOnly: boolean;
}

/** One figure: amounts have a £ before them, months have none. */
function InputCell({ form, year, row, title, readOnly }: InputCellProps) {
  const name = inputName(year, row);
  const id = fieldId(form.id, name);
  const text = form.values[name];
  const message = form.messages[name];
  const described = [describedBy(id, undefined, message), readOnly ? undefined : boundsId(form.id, row)]
    .filter((each) => each !== undefined)
    .join(' ');
  const isMoney = row !== 'months';
  return (
    <div className="plan-cell">
      <label className="k-sr" htmlFor={id}>
        {LINE_TITLES[row]}, {title.toLowerCase()}
      </label>
      <div className={isMoney ? 'plan-money' : undefined}>
        {isMoney && <span aria-hidden="true">£</span>}
        <input
          id={id}
          name={name}
          className="bp6-input k-input k-num"
          // A keyboard of digits alone has no minus.
          inputMode={isMoney ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          readOnly={readOnly}
          placeholder={readOnly ? 'Not known' : undefined}
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby={described || undefined}
          onChange={({ currentTarget: input }) => {
            const next = typedAmount(text, input.value, input.selectionStart ?? input.value.length, 'pounds');
            input.value = next.text;
            input.setSelectionRange(next.caret, next.caret);
            form.set(name, next.text);
          }}
          onBlur={() => {
            if (readOnly) return;
            const settled = settledAmount(text, 'pounds');
            if (settled !== text) form.set(name, settled);
            form.leave(name);
          }}
        />
      </div>
      <FieldMessage id={id} message={message} />
    </div>
  );
}
