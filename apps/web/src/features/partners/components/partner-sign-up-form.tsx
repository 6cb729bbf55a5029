import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import type { PageContent } from '../../../content/use-content';
import type { PartnerSignUpValues } from '../sign-up-values';
import { PartnerTermsDialog } from './partner-terms-dialog';

interface PartnerSignUpFormProps {
  readonly form: FormState<PartnerSignUpValues>;
  readonly content: PageContent;
  /** In words. */
  readonly passwordRule: string;
}

export function PartnerSignUpForm({ form, content, passwordRule }: PartnerSignUpFormProps) {
  const [termsOpen, setTermsOpen] = useState(false);
  return (
    <>
      <Form form={form} label="Channel Partner Sign Up">
        <section className="k-partner-part">
          <h2>You and your business</h2>
          <div className="k-form-columns">
            <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
            <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
            <TextField
              form={form}
              name="companyName"
              label="Business name"
              autoComplete="organization"
              hint="Letters, digits and spaces"
            />
            <TextField
              form={form}
              name="webAddress"
              label="Web address"
              type="url"
              autoComplete="url"
              placeholder="https://"
              hint="If you have one"
            />
            <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
            <TextField form={form} name="phone" label="Mobile number" type="tel" autoComplete="tel" inputMode="tel" />
          </div>
        </section>
        <section className="k-partner-part">
          <h2>Your password</h2>
          <div className="k-form-columns">
            <PasswordField
              form={form}
              name="password"
              label="Password"
              autoComplete="new-password"
              hint={passwordRule}
            />
            <PasswordField form={form} name="confirmPassword" label="Retype password" autoComplete="new-password" />
          </div>
        </section>
        <section className="k-partner-part">
          <CheckboxField form={form} name="termsAndConditions">
            I accept the <Link to={paths.terms}>terms</Link> and the channel partner terms
          </CheckboxField>
          <button type="button" className="k-partner-terms" onClick={() => setTermsOpen(true)}>
            Read the channel partner terms
          </button>
        </section>
        <SubmitButton form={form} size="large">
          Sign Up
        </SubmitButton>
      </Form>
      {termsOpen && <PartnerTermsDialog content={content} onClose={() => setTermsOpen(false)} />}
    </>
  );
}
