import { SUPPORT_NEEDS } from '@keelson/contracts/accounts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { ContentIntro } from '../../content/content-intro';
import { CONTENT } from '../../content/content-pages';
import { useContent } from '../../content/use-content';
import { useAccountsRegisterMutation } from '../accounts.api';
import { CompanyFields } from '../components/company-fields';
import { usePasswordCheck } from '../password-check';
import { dropDraft, keepDraft, readDraft } from '../register-draft';
import { registerBodyOf, registerMessages, type RegisterValues } from '../register-values';
import { SUPPORT_NEED_NAMES } from '../support-need-names';
import './register-page.css';

const NEEDS = SUPPORT_NEEDS.map((value) => ({ value, label: SUPPORT_NEED_NAMES[value] }));

/** The simple register form: it opens a trial of 14 days and asks for no card. */
export function RegisterPage() {
  const navigate = useNavigate();
  const content = useContent(CONTENT.register);
  const [register] = useAccountsRegisterMutation();
  const form = useForm<RegisterValues>('register', {
    initial: readDraft(),
    validate: registerMessages(usePasswordCheck()),
    fallback: 'Unable to signup',
    submit: async (values) => {
      await register(registerBodyOf(values)).unwrap();
      dropDraft();
      await navigate('/emailVerification', { state: { email: values.email.trim(), registered: true } });
    },
  });
  useEffect(() => keepDraft(form.values), [form.values]);

  return (
    <>
      <ContentIntro content={content} fallback="Sign up">
        {content.text('existingUserText')} <Link to="/auth/signIn">{content.text('existingUserLink') || 'Login'}</Link>
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
        <CompanyFields form={form} />
        <section className="k-form-part">
          <h2>Your password</h2>
          <div className="k-form-columns">
            <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
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
        <section className="k-form-part">
          <CheckboxField form={form} name="termsAndConditions">
            I accept the <Link to="/terms">terms</Link>
          </CheckboxField>
          <CheckboxField form={form} name="privacyPolicy">
            I have read the <Link to="/privacy">privacy notice</Link>
          </CheckboxField>
        </section>
        <SubmitButton form={form} size="large">
          Sign Up
        </SubmitButton>
      </Form>
    </>
  );
}
