import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import type { TextName } from './text-field';
import type { FormState } from './use-form';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps<Values> {
  readonly form: FormState<Values>;
  readonly name: TextName<Values>;
  readonly label: string;
  readonly options: readonly Option[];
  readonly hint?: string;
  /** First entry, which stands for no choice. */
  readonly placeholder?: string;
}

/** The browser's own list: it works with every keyboard, phone and screen reader. */
export function SelectField<Values>({ form, name, label, options, hint, placeholder }: SelectFieldProps<Values>) {
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <Field id={id} label={label} hint={hint} message={message}>
      <div className="k-select">
        <select
          id={id}
          name={name}
          className="bp6-input k-input"
          value={String(form.values[name])}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, hint, message)}
          onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
          onBlur={() => form.leave(name)}
        >
          <option value="">{placeholder ?? 'Please choose'}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
