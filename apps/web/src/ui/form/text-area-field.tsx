import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import type { TextName } from './text-field';
import type { FormState } from './use-form';

interface TextAreaFieldProps<Values> {
  readonly form: FormState<Values>;
  readonly name: TextName<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly maxLength?: number;
}

/** A text of several lines. */
export function TextAreaField<Values>(props: TextAreaFieldProps<Values>) {
  const { form, name, label, hint, rows = 6, maxLength } = props;
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <Field id={id} label={label} hint={hint} message={message}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        className="bp6-input k-input k-text-area"
        value={String(form.values[name])}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, hint, message)}
        onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
}
