import { Button } from '@blueprintjs/core';
import { ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { FocusedLead } from '../../ui/dialog/focused-lead';
import { Form } from '../../ui/form/form';
import { SelectField } from '../../ui/form/select-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import { type Plan, useBillingPlansQuery } from '../billing.api';
import type { PlanOrder } from '../plan-order-rules';
import { priceOf } from '../plan-words';
import { useChosenPlan } from '../use-chosen-plan';
import { useOpenCheckout } from '../use-open-checkout';

const RENEWALS =
  'Monthly and annual plans renew until you end them, under Your plan; the Early Adopter Offer is paid once and ends after two years.';

interface PlanOrderFormProps {
  readonly email: string;
  readonly back: { readonly text: string; readonly act: () => void };
  readonly submit?: string;
  /** Leaves out the plans that cannot be taken here. */
  readonly offered?: (plan: Plan) => boolean;
  readonly upgrade?: true;
  /** Said when the payment page cannot be opened and the server says nothing better. */
  readonly fallback?: string;
}

/** The plan, then the payment provider's page: no card is ever typed here. */
export function PlanOrderForm(props: PlanOrderFormProps) {
  const { back, offered = () => true } = props;
  const { data: all, error, refetch } = useBillingPlansQuery();
  const chosen = useChosenPlan();
  const data = chosen && all;
  return (
    <>
      <FocusedLead>You pay on the page of our payment provider. Prices include VAT. {RENEWALS}</FocusedLead>
      {all === undefined && error !== undefined && (
        <ErrorState title="The plans could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && (all !== undefined || error === undefined) && (
        <SkeletonLines lines={2} label="Reading the plans" />
      )}
      {data === undefined && (
        <div className="k-form-actions">
          <Button onClick={back.act}>{back.text}</Button>
        </div>
      )}
      {data !== undefined && <PlanSelect {...props} plans={data.filter(offered)} chosen={chosen?.price} />}
    </>
  );
}

interface PlanSelectProps extends PlanOrderFormProps {
  readonly plans: readonly Plan[];
  readonly chosen: string | undefined;
}

function PlanSelect(props: PlanSelectProps) {
  const {
    plans,
    chosen,
    email,
    back,
    submit = 'Continue to payment',
    upgrade,
    fallback = 'Unable to start the payment',
  } = props;
  const openCheckout = useOpenCheckout();
  const form = useForm<PlanOrder>('plan-order', {
    initial: { plan: (plans.find(({ plan }) => plan === chosen) ?? plans[0])?.plan ?? '' },
    rules: () => import('../plan-order-rules').then(({ planOrderRules }) => planOrderRules),
    fallback,
    submit: async ({ plan }) => {
      if (plan === '') return fallback;
      await openCheckout({ price: plan, email, ...(upgrade && { upgradeUser: 'true' as const }) });
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
        <SubmitButton form={form}>{submit}</SubmitButton>
        <Button onClick={back.act}>{back.text}</Button>
      </div>
    </Form>
  );
}
