import { FieldMessage, messageId } from './field';
import { fieldId } from './field-id';
import type { Option } from './select-field';
import type { FormState } from './use-form';

type ListName<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly string[] ? Name : never;
}[keyof Values] &
  string;

interface ChoiceGroupProps<Values> {
  readonly form: FormState<Values>;
  readonly name: ListName<Values>;
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly Option[];
}

/** Any number of several choices. */
export function ChoiceGroup<Values>({ form, name, legend, hint, options }: ChoiceGroupProps<Values>) {
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  const chosen = form.values[name] as readonly string[];
  const toggle = (value: string, on: boolean): void =>
    form.set(name, (on ? [...chosen, value] : chosen.filter((each) => each !== value)) as Values[typeof name]);
  return (
    <fieldset
      id={id}
      className="k-field"
      tabIndex={-1}
      aria-describedby={message === undefined ? undefined : messageId(id)}
    >
      <legend className="k-legend">{legend}</legend>
      {hint !== undefined && <p className="k-field-hint k-legend-hint">{hint}</p>}
      <div className="k-choices">
        {options.map(({ value, label }) => (
          <label key={value} className="k-check">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}
