import { Button } from '@blueprintjs/core';
import { ErrorState } from '../../../../ui/card/card-states';
import { SkeletonLines } from '../../../../ui/card/skeleton';
import { Form } from '../../../../ui/form/form';
import { SelectField } from '../../../../ui/form/select-field';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { useForm } from '../../../../ui/form/use-form';
import { type OfferedPlan, useAfterTrialCheckoutMutation, useAfterTrialPlansQuery } from '../../after-trial.api';
import { messagesByField } from '../../messages-by-field';
import { FocusedLead } from './focused-lead';

interface PlanFormProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** The plan, then the payment provider's page: no card is ever typed here. */
export function PlanForm({ email, onBack }: PlanFormProps) {
  const { data: plans, error, refetch } = useAfterTrialPlansQuery();
  return (
    <>
      <FocusedLead>You pay on the page of our payment provider. Prices include VAT.</FocusedLead>
      {error !== undefined && (
        <ErrorState title="The plans could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && plans === undefined && <SkeletonLines lines={2} label="Reading the plans" />}
      {plans !== undefined && error === undefined && <PlanChoice plans={plans} email={email} onBack={onBack} />}
      {plans === undefined && (
        <div className="k-form-actions">
          <Button onClick={onBack}>Back</Button>
        </div>
      )}
    </>
  );
}

function PlanChoice({ plans, email, onBack }: PlanFormProps & { readonly plans: readonly OfferedPlan[] }) {
  const [checkout] = useAfterTrialCheckoutMutation();
  const form = useForm<{ readonly plan: string }>('after-trial-plan', {
    initial: { plan: plans[0]?.plan ?? '' },
    validate: ({ plan }) => messagesByField<{ plan: string }>({ plan: plan === '' ? 'Required !!' : undefined }),
    fallback: 'Unable to start the payment',
    submit: async ({ plan }) => {
      const chosen = plans.find((each) => each.plan === plan);
      if (!chosen) return 'Unable to start the payment';
      const returning = { successUrl: `${location.origin}/successSignup`, cancelUrl: `${location.origin}/auth/signIn` };
      const order = { price: chosen.plan, quantity: 1, mode: chosen.mode } as const;
      const { url } = await checkout({ ...order, ...returning, email }).unwrap();
      window.location.assign(url);
      return undefined;
    },
  });
  return (
    <Form form={form} label="Choose a plan">
      <SelectField
        form={form}
        name="plan"
        label="Plan"
        options={plans.map((each) => ({ value: each.plan, label: `${each.title}, ${priceOf(each)}` }))}
      />
      <div className="k-form-actions">
        <SubmitButton form={form}>Continue to payment</SubmitButton>
        <Button onClick={onBack}>Back</Button>
      </div>
    </Form>
  );
}

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const PERIODS: Readonly<Record<OfferedPlan['period'], string>> = {
  'two-years': 'for 2 years',
  month: 'a month',
  year: 'a year',
};

const priceOf = ({ grossPence, period }: OfferedPlan): string =>
  `${POUNDS.format(grossPence / 100)} ${PERIODS[period]}`;
