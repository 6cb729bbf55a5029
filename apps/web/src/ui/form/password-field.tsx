import { useState } from 'react';
import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import { PasswordToggle } from './password-toggle';
import type { TextFieldProps } from './text-field';

interface PasswordFieldProps<Values> extends Omit<TextFieldProps<Values>, 'type' | 'inputMode' | 'maxLength'> {
  /** Given by a form whose own toggle comes later, so that Tab leads from the password to its button. */
  readonly revealed?: boolean;
}

/** Can be shown and hidden; pasting and password managers are welcome. */
export function PasswordField<Values>({
  form,
  name,
  label,
  hint,
  aside,
  revealed,
  ...input
}: PasswordFieldProps<Values>) {
  const [toggled, setToggled] = useState(false);
  const shown = revealed ?? toggled;
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <Field id={id} label={label} hint={hint} message={message} aside={aside}>
      <div className={revealed === undefined ? 'k-password' : undefined}>
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
        {revealed === undefined && (
          <PasswordToggle controls={id} label={label} shown={shown} onToggle={() => setToggled(!shown)} />
        )}
      </div>
    </Field>
  );
}
