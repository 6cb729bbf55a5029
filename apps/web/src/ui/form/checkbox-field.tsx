import type { ReactNode } from 'react';
import { describedBy, FieldMessage } from './field';
import { fieldId } from './field-id';
import type { FormState } from './use-form';

type FlagName<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

interface CheckboxFieldProps<Values> {
  readonly form: FormState<Values>;
  readonly name: FlagName<Values>;
  readonly children: ReactNode;
}

export function CheckboxField<Values>({ form, name, children }: CheckboxFieldProps<Values>) {
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <div className="k-field">
      <div className="k-check">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={form.values[name] === true}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, undefined, message)}
          onChange={(event) => form.set(name, event.target.checked as Values[typeof name])}
          onBlur={() => form.leave(name)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldMessage id={id} message={message} />
    </div>
  );
}
