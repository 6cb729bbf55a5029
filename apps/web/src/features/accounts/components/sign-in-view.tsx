import { ShieldIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Skeleton } from '../../../ui/card/skeleton';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';
import { ContentIntro } from '../../../content/content-intro';
import type { PageContent } from '../../../content/use-content';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface SignInViewProps {
  readonly form: FormState<Credentials>;
  readonly content: PageContent;
}

export function SignInView({ form, content }: SignInViewProps) {
  return (
    <>
      <ContentIntro content={content} fallback="Login" heading="headings" />
      <Form form={form} label="Login">
        <TextField form={form} name="username" label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<Link to={paths.forgotPassword}>{content.text('forgotPassword') || 'Forgot password?'}</Link>}
        />
        <SubmitButton form={form} fill size="large">
          Login
        </SubmitButton>
      </Form>
      <p className="k-auth-after">
        {content.text('noAccountText') || 'New to Keelson?'}{' '}
        <Link to={paths.home}>{content.text('signupText') || 'Sign up'}</Link>
      </p>
      <PasscodeNote content={content} />
    </>
  );
}

/** Its place is kept while it loads: the form stands in the middle of the page, and must not move under a finger. */
function PasscodeNote({ content: { ready, problem, text } }: Pick<SignInViewProps, 'content'>) {
  const note = text('authenticateContent');
  if (problem !== undefined || (ready && note === '')) return null;
  return (
    <div className="k-auth-note k-callout">
      <ShieldIcon className="k-callout-icon" />
      {ready ? <span>{note}</span> : <Skeleton height={60} />}
    </div>
  );
}
