import { accountsMessages, signUpMessages } from '@keelson/contracts/accounts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { isApiProblem, problemText } from '../../../client/api-problem';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { dropDraft, keepDraft } from '../form-draft';
import { usePasswordProfile } from '../password-profile';
import { useSignUpCompanyMutation } from '../sign-up.api';
import { useBillingPlansQuery } from '../../../billing/billing.api';
import type { SignUpFacts } from '../sign-up-rules';
import { planOf, signUpBodyOf, type SignUpValues } from '../sign-up-values';
import { useCoupon } from '../../../billing/use-coupon';
import type { Order } from '../../../billing/use-open-checkout';
import { CompanyFields } from './company-fields';
import { PlanChoice } from '../../../billing/components/plan-choice';
import { AddressSection, PasswordSection, PersonSection } from './sign-up-sections';
import { TermsConsent } from './terms-consent';

interface SignUpFormProps {
  readonly initial: SignUpValues;
  /** What the form says about two different passwords. */
  readonly mismatch: string;
  /** Text above the fields when two different passwords stop the form. */
  readonly mismatchAbove?: boolean;
  /** The account exists. */
  readonly onSignedUp: (jwt: string, order: Order) => Promise<void>;
}

const toTop = (error: unknown): void => {
  // Specified for the registered address: the message stands at the top of the page.
  if (isApiProblem(error) && problemText(error) === accountsMessages.alreadyRegistered)
    document.documentElement.scrollTop = 0;
};

/** The form of the paid and the premium sign-up. What is typed outlives the way to the enquiry form and back. */
export function SignUpForm({ initial, mismatch, mismatchAbove = false, onSignedUp }: SignUpFormProps) {
  const [signUp] = useSignUpCompanyMutation();
  const plans = useBillingPlansQuery();
  const form = useForm<SignUpValues, SignUpFacts>('sign-up', {
    initial,
    rules: () => import('../sign-up-rules').then(({ signUpRules }) => signUpRules),
    facts: { profile: usePasswordProfile(), mismatch },
    fallback: signUpMessages.unableToSignUp,
    ...(mismatchAbove && {
      stopped: ({ confirmpassword }) => (confirmpassword === mismatch ? mismatch : undefined),
    }),
    submit: async (values) => {
      const { coupon: found, refusal } = await coupon.check();
      if (refusal !== undefined) return refusal;
      const price = found?.plan ?? planOf(values.price);
      if (plans.data === undefined) return 'The plans could not be loaded. Please try again';
      const { jwt } = await signUp(signUpBodyOf(values, price))
        .unwrap()
        .catch((error: unknown) => {
          toTop(error);
          throw error;
        });
      dropDraft();
      const order = { price, email: values.email.trim() };
      return onSignedUp(jwt, found ? { ...order, couponCode: found.couponCode } : order);
    },
  });
  const coupon = useCoupon(form.values.couponCode);
  useEffect(() => keepDraft(form.values, `${location.pathname}${location.search}`), [form.values]);
  return (
    <Form form={form} label="Sign up">
      <PlanChoice form={form} coupon={coupon} />
      <PersonSection form={form} />
      <CompanyFields form={form} nameLabel="Business name">
        <p className="k-small k-soft k-form-after">
          Something is not as it should be? <Link to={paths.enquiry}>Ask our team</Link>, and come back to this form as
          you left it.
        </p>
      </CompanyFields>
      <AddressSection form={form} />
      <PasswordSection form={form} />
      <TermsConsent form={form} />
      <SubmitButton form={form} size="large">
        Sign Up
      </SubmitButton>
    </Form>
  );
}
