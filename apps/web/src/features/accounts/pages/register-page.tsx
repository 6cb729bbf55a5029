import { signUpMessages, SUPPORT_NEEDS } from '@keelson/contracts/accounts';
import { passwordHint } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { PageFallback } from '../../../ui/page/page-fallback';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsRegisterMutation } from '../accounts.api';
import { CardChoice } from '../components/card-choice';
import { CompanyFields } from '../components/company-fields';
import { usePasswordProfile } from '../password-profile';
import { dropDraft, keepDraft, readDraft } from '../form-draft';
import { EMPTY_REGISTER, isCardPlan, registerBodyOf, type RegisterValues } from '../register-values';
import { SUPPORT_NEED_NAMES } from '../support-need-names';
import type { Order } from '../../../billing/use-open-checkout';
import { usePayment } from '../../../billing/use-payment';
import './register-page.css';
import './sign-up-page.css';

const CardPending = lazy(() =>
  import('../components/card-pending').then((module) => ({ default: module.CardPending })),
);

const NEEDS = SUPPORT_NEEDS.map((value) => ({ value, label: SUPPORT_NEED_NAMES[value] }));

/** The simple register form: it opens a trial of 14 days. A card may be given on the payment page after it. */
export function RegisterPage() {
  const navigate = useNavigate();
  const content = useContent(CONTENT.register);
  const [register] = useAccountsRegisterMutation();
  const payment = usePayment();
  const [order, setOrder] = useState<Order>();
  const confirm = (email: string) => navigate(paths.emailVerification, { state: { email, registered: true } });
  const profile = usePasswordProfile();
  const form = useForm<RegisterValues, PasswordProfile>('register', {
    initial: readDraft(EMPTY_REGISTER),
    rules: () => import('../register-rules').then(({ registerRules }) => registerRules),
    facts: profile,
    fallback: signUpMessages.unableToSignUp,
    submit: async (values) => {
      const { jwt } = await register(registerBodyOf(values)).unwrap();
      dropDraft();
      const email = values.email.trim();
      if (jwt === undefined || !isCardPlan(values.plan)) return confirm(email);
      const ordered: Order = { price: values.plan, upgradeUser: 'true', email };
      setOrder(ordered);
      return payment.payFirst(jwt, ordered);
    },
  });
  useEffect(() => {
    if (order === undefined) keepDraft(form.values);
  }, [form.values, order]);

  if (order !== undefined)
    return (
      <Suspense fallback={<PageFallback />}>
        <CardPending
          stage={payment.stage}
          onRetry={() => void payment.pay(order)}
          onSkip={() => void confirm(order.email)}
        />
      </Suspense>
    );
  return (
    <>
      <ContentIntro content={content} fallback="Sign up">
        {content.text('existingUserText')} <Link to={paths.signIn}>{content.text('existingUserLink') || 'Log in'}</Link>
      </ContentIntro>
      <Form form={form} label="Sign up">
        <section className="k-form-part">
          <h2>You</h2>
          <div className="k-form-columns">
            <TextField form={form} name="name" label="Name" autoComplete="name" />
            <TextField
              form={form}
              name="phone"
              label="Phone number"
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              hint="11 digits, starting with 0"
            />
            <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          </div>
        </section>
        <CompanyFields form={form} nameLabel="Company name" />
        <section className="k-form-part">
          <h2>Your password</h2>
          <div className="k-form-columns">
            <PasswordField
              form={form}
              name="password"
              label="Password"
              autoComplete="new-password"
              hint={passwordHint(profile)}
            />
            <PasswordField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
          </div>
        </section>
        <section className="k-form-part">
          <ChoiceGroup
            form={form}
            name="supportNeeds"
            legend={content.text('supportHeading') || 'Where would you like support?'}
            hint={content.text('supportContent')}
            options={NEEDS}
          />
        </section>
        <CardChoice form={form} />
        <section className="k-form-part">
          <CheckboxField form={form} name="termsAndConditions">
            I accept the <Link to={paths.terms}>terms</Link>
          </CheckboxField>
          <CheckboxField form={form} name="privacyPolicy">
            I have read the <Link to={paths.privacy}>privacy notice</Link>
          </CheckboxField>
        </section>
        <SubmitButton form={form} size="large">
          Sign Up
        </SubmitButton>
      </Form>
    </>
  );
}
