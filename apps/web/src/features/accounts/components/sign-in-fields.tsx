import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { fieldId } from '../../../ui/form/field-id';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { PasswordToggle } from '../../../ui/form/password-toggle';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import type { PageContent } from '../../../content/use-content';
import './sign-in-fields.css';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface SignInFieldsProps {
  readonly form: FormState<Credentials>;
  /** Of the login page. */
  readonly content: PageContent;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** Email, password, Login: in this order by Tab, and everything else after them. */
export function SignInFields({ form, content, children }: SignInFieldsProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <Form form={form} label="Log in">
      {children}
      <TextField form={form} name="username" label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" revealed={revealed} />
      <SubmitButton form={form} fill size="large">
        Login
      </SubmitButton>
      <div className="k-sign-in-more">
        <PasswordToggle
          inLine
          controls={fieldId(form.id, 'password')}
          label="Password"
          shown={revealed}
          onToggle={() => setRevealed(!revealed)}
        />
        <Link to={paths.forgotPassword}>{content.text('forgotPassword') || 'Forgot password?'}</Link>
      </div>
    </Form>
  );
}
