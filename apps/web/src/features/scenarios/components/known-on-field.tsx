import { DayInput } from '../../../ui/form/day-input';
import { Field } from '../../../ui/form/field';
import { fieldId } from '../../../ui/form/field-id';
import type { FormState } from '../../../ui/form/use-form';
import type { NameValues } from '../name-rules';

interface KnownOnFieldProps {
  readonly form: FormState<NameValues>;
  readonly today: string;
}

const LABEL = 'As known on';

/** The day up to which what was known counts: what was imported or corrected after it is left out. */
export function KnownOnField({ form, today }: KnownOnFieldProps) {
  const id = fieldId(form.id, 'knownOn');
  return (
    <Field id={id} label={LABEL} hint="Without what was imported or corrected after this day. Empty for today.">
      <DayInput
        {...{ id, label: LABEL, max: today }}
        value={form.values.knownOn}
        message={form.messages.knownOn}
        onChange={(day) => form.set('knownOn', day)}
      />
    </Field>
  );
}
