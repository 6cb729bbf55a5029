import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { RadioGroup } from '../../../ui/form/radio-group';
import type { FormState } from '../../../ui/form/use-form';
import { formatPence } from '../../../ui/format/numbers';
import { useBillingPlansQuery } from '../../../billing/billing.api';

interface CardValues {
  readonly plan: string;
}

/** The payment part of the register form: a card is optional and is entered on the payment page, never here. */
export function CardChoice({ form }: { readonly form: Omit<FormState<CardValues>, 'summary'> }) {
  const { data } = useBillingPlansQuery();
  const amountOf = (name: string): string => {
    const plan = data?.find((each) => each.plan === name);
    return plan === undefined ? '' : `${formatPence(plan.netPence)} `;
  };
  return (
    <section className="k-form-part">
      <RadioGroup
        form={form}
        name="plan"
        legend="Payment"
        hint="A card is not needed for the free trial. If you would like to give one, you enter it on the payment page after this form."
        options={[
          { value: '', label: 'No card now: 14 days free' },
          { value: 'EmbraceMonthly', label: `Monthly: ${amountOf('EmbraceMonthly')}excluding VAT` },
          {
            value: 'EmbraceAnnually',
            label: `Yearly: ${amountOf('EmbraceAnnually')}excluding VAT (coming soon here)`,
            disabled: true,
          },
        ]}
      />
      <p className="k-small k-soft k-form-after">
        The annual plan can be chosen already with the{' '}
        <Link to={paths.signUpWithPlan('EmbraceAnnually')}>paid sign-up</Link>.
      </p>
    </section>
  );
}
