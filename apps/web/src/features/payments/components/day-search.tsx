import { Button } from '@blueprintjs/core';
import { DayInput } from '../../../ui/form/day-input';
import { Field } from '../../../ui/form/field';
import { fieldId } from '../../../ui/form/field-id';
import { type FormState, useForm } from '../../../ui/form/use-form';
import type { SearchedDays } from '../day-rules';
import type { PaymentDays } from '../payment-list-state';
import '../../../ui/form/form.css';

interface DaySearchProps {
  readonly days: PaymentDays;
  readonly onSearch: (days: PaymentDays) => void;
}

/** Searches between two days. Both are needed: the one that is missing says so, and nothing is searched. */
export function DaySearch({ days, onSearch }: DaySearchProps) {
  const form = useForm<SearchedDays>('payment-days', {
    initial: { fromDate: days.fromDate ?? '', toDate: days.toDate ?? '' },
    rules: () => import('../day-rules').then(({ dayRules }) => dayRules),
    submit: async (typed) => onSearch(typed),
  });
  return (
    <form className="k-payment-days" noValidate onSubmit={form.onSubmit} aria-label="Search by date">
      <Day form={form} name="fromDate" label="From" />
      <Day form={form} name="toDate" label="To" />
      <Button type="submit">Search by date</Button>
    </form>
  );
}

interface DayProps {
  readonly form: FormState<SearchedDays>;
  readonly name: keyof SearchedDays;
  readonly label: string;
}

/** Unlike other fields it says nothing when it is left: a search may be left alone. */
function Day({ form, name, label }: DayProps) {
  const id = fieldId(form.id, name);
  return (
    <Field id={id} label={label}>
      <DayInput
        id={id}
        label={label}
        value={form.values[name]}
        message={form.messages[name]}
        onChange={(day) => form.set(name, day)}
      />
    </Field>
  );
}
