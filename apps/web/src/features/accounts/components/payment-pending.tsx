import { Button } from '@blueprintjs/core';
import { type AccountStanding, PLANS } from '@keelson/vocabulary';
import * as paths from '../../../client/paths';
import { useSignOut } from '../../../session/use-sign-out';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useBillingPlansQuery } from '../../../billing/billing.api';
import { planOf } from '../sign-up-values';
import { useAddressPlan, useChosenPlan } from '../../../billing/use-chosen-plan';
import { useCoupon } from '../../../billing/use-coupon';
import type { Payment } from '../../../billing/use-payment';
import { PlanChoice } from '../../../billing/components/plan-choice';
import type { PlanValues } from '../../../billing/plan-values';

interface PaymentPendingProps {
  readonly payment: Payment;
  readonly email: string;
  /** What was chosen before, where that is known. */
  readonly chosen?: PlanValues;
}

const LEADS = {
  none: 'Your account is ready and waits for its payment. You are logged in.',
  failed:
    'Your account has been created and you are logged in, but the payment page could not be opened. Nothing was charged.',
} as const;

const HEADINGS: { readonly [Standing in AccountStanding]?: string } = {
  'trial-ended': 'Your free trial has ended',
  ended: 'Your subscription has ended',
  migrated: 'Make your payment',
};

const LEADS_BY_STANDING: typeof HEADINGS = {
  'trial-ended': 'Choose a plan to carry on where you left off: everything you entered is still here.',
  ended: 'Choose a plan to carry on where you left off: everything you entered is still here.',
  migrated: 'Our team has moved your account to a subscription. It opens with its payment.',
};

/** Where an account stands that owes a payment: the plan once more, and the way to the payment page. */
export function PaymentPending({ payment, email, chosen }: PaymentPendingProps) {
  return chosen ? (
    <PaymentForm payment={payment} email={email} chosen={chosen} />
  ) : (
    <ReturnedPayment payment={payment} email={email} />
  );
}

function ReturnedPayment(props: Omit<PaymentPendingProps, 'chosen'>) {
  const chosen = useChosenPlan();
  if (chosen === undefined) return <SkeletonLines lines={12} label="Loading the payment" />;
  return <PaymentForm {...props} chosen={{ price: PLANS[0], couponCode: '', ...chosen }} />;
}

function PaymentForm({ payment, email, chosen }: Required<PaymentPendingProps>) {
  const plans = useBillingPlansQuery();
  const { standing } = useViewer();
  const signOut = useSignOut();
  const [, nameInAddress] = useAddressPlan();
  const form = useForm<PlanValues>('payment', {
    initial: chosen,
    submit: async (values) => {
      const { coupon: found, refusal } = await coupon.check();
      if (refusal !== undefined) return refusal;
      const price = found?.plan ?? planOf(values.price);
      if (plans.data === undefined) return 'The plans could not be loaded. Please try again';
      nameInAddress(price);
      return payment.pay({ price, email, ...(found ? { couponCode: found.couponCode } : {}) });
    },
  });
  const coupon = useCoupon(form.values.couponCode);
  if (payment.stage === 'opening')
    return (
      <>
        <h1 tabIndex={-1}>Taking you to the payment page</h1>
        <SkeletonLines lines={3} label="Opening the payment page" />
      </>
    );
  return (
    <>
      <h1 tabIndex={-1}>{HEADINGS[standing] ?? 'Complete your sign-up'}</h1>
      <div className="k-form-notice k-payment-notice">
        <Callout tone={payment.stage === 'failed' ? 'negative' : 'info'} live={payment.stage === 'failed'}>
          {payment.stage === 'none' ? (LEADS_BY_STANDING[standing] ?? LEADS.none) : LEADS[payment.stage]}
        </Callout>
      </div>
      <Form form={form} label="Payment">
        <PlanChoice form={form} coupon={coupon} />
        <SubmitButton form={form} size="large">
          {payment.stage === 'failed' ? 'Try the payment page again' : 'Go to the payment page'}
        </SubmitButton>
        <Button onClick={() => void signOut(paths.signIn)}>Log out</Button>
      </Form>
    </>
  );
}
