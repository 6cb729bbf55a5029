import type { ReactNode } from 'react';
import { describedBy, FieldMessage } from './field';
import { fieldId } from './field-id';
import type { TextName } from './text-field';
import type { FormState } from './use-form';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Values> {
  readonly form: Omit<FormState<Values>, 'summary'>;
  readonly name: TextName<Values>;
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly RadioOption[];
  /** Shapes the list of choices; one below the other unless told. */
  readonly className?: string;
}

/** One of several choices. */
export function RadioGroup<Values>({ form, name, legend, hint, options, className }: RadioGroupProps<Values>) {
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <fieldset id={id} className="k-field" tabIndex={-1} aria-describedby={describedBy(id, undefined, message)}>
      <legend className="k-legend">{legend}</legend>
      {hint !== undefined && <p className="k-field-hint k-legend-hint">{hint}</p>}
      <div className={className ?? 'k-radios'}>
        {options.map(({ value, label, disabled = false }) => (
          <label key={value} className={`k-check ${disabled ? 'k-check-off' : ''}`}>
            <input
              type="radio"
              name={`${form.id}-${name}`}
              value={value}
              checked={form.values[name] === value}
              disabled={disabled}
              onChange={() => form.set(name, value as Values[typeof name])}
            />
            <span className="k-grow">{label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}
