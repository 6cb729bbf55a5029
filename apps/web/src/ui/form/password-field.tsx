import { useState } from 'react';
import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps<Values> = Omit<TextFieldProps<Values>, 'type' | 'inputMode' | 'maxLength'>;

/** Can be shown and hidden; pasting and password managers are welcome. */
export function PasswordField<Values>({ form, name, label, hint, aside, ...input }: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <Field id={id} label={label} hint={hint} message={message} aside={aside}>
      <div className="k-password">
        <input
          {...input}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          className="bp6-input k-input"
          value={String(form.values[name])}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, hint, message)}
          onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
          onBlur={() => form.leave(name)}
        />
        <button
          type="button"
          className="k-password-toggle"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  );
}
