import { Card } from '../../../ui/card/card';
import { stillForm } from '../../../ui/form/still-form';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { ConfirmEmailView } from './confirm-email-view';
import { PASSCODE_TITLE, PasscodeForm } from './passcode-form';
import { SignInFields } from './sign-in-fields';
import { SignInView } from './sign-in-view';
import './auth-layout.css';

/** The page after signing up as a customer had it; the address itself stays out. */
export function ConfirmEmailThen() {
  const content = useContent(CONTENT.emailVerification);
  return <ConfirmEmailView form={stillForm('resend-then', { email: '' })} content={content} handed="" sent={false} />;
}

interface SignInThenProps {
  /** Whether the passcode was being asked for. */
  readonly passcode: boolean;
}

/** The login as a customer had it; nothing that was typed is known. */
export function SignInThen({ passcode }: SignInThenProps) {
  const content = useContent(CONTENT.login);
  const nothing = { username: '', password: '' };
  return (
    <>
      <SignInView content={content}>
        <SignInFields form={stillForm('sign-in-then', nothing)} content={content} />
      </SignInView>
      {passcode && (
        <div className="rp-passcode">
          <Card title={PASSCODE_TITLE}>
            <PasscodeForm form={stillForm('passcode-then', { passcode: '' })} hint={content.text('otpContent')} />
          </Card>
        </div>
      )}
    </>
  );
}
