import { passwordHint } from '@keelson/contracts/validation';
import { PasswordField } from '../../../ui/form/password-field';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import { usePasswordProfile } from '../password-profile';
import type { SignUpValues } from '../sign-up-values';
import { PartnerCodeField } from './partner-code-field';

interface SectionProps {
  readonly form: FormState<SignUpValues>;
}

export function PersonSection({ form }: SectionProps) {
  return (
    <section className="k-form-part">
      <h2>You</h2>
      <div className="k-form-columns">
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <TextField
          form={form}
          name="phone"
          label="Mobile number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint="11 digits, starting with 0"
        />
        <PartnerCodeField form={form} />
      </div>
    </section>
  );
}

export function AddressSection({ form }: SectionProps) {
  return (
    <section className="k-form-part">
      <h2>Your address</h2>
      <div className="k-form-columns">
        <TextField form={form} name="streetAddress" label="Street address" autoComplete="address-line1" />
        <TextField form={form} name="addressLine" label="Address line 2" autoComplete="address-line2" />
        <TextField form={form} name="city" label="City" autoComplete="address-level2" />
        <TextField form={form} name="postCode" label="Postcode" autoComplete="postal-code" />
        <TextField
          form={form}
          name="webAddress"
          label="Web address (optional)"
          type="url"
          autoComplete="url"
          placeholder="www.example.co.uk"
        />
      </div>
    </section>
  );
}

export function PasswordSection({ form }: SectionProps) {
  return (
    <section className="k-form-part">
      <h2>Your password</h2>
      <div className="k-form-columns">
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={passwordHint(usePasswordProfile())}
        />
        <PasswordField form={form} name="confirmpassword" label="Confirm password" autoComplete="new-password" />
      </div>
    </section>
  );
}
