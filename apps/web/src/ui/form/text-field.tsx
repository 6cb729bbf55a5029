import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import type { FormState } from './use-form';

export type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

export interface TextFieldProps<Values> {
  readonly form: FormState<Values>;
  readonly name: TextName<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly aside?: ReactNode;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal';
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
}

export function TextField<Values>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, aside, type = 'text', ...input } = props;
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  return (
    <Field id={id} label={label} hint={hint} message={message} aside={aside}>
      <input
        {...input}
        id={id}
        name={name}
        type={type}
        className="bp6-input k-input"
        value={String(form.values[name])}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, hint, message)}
        onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
}
