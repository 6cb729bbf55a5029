import { ResendVerification } from '../components/resend-verification';
import { VerifyByLink } from '../components/verify-by-link';
import { useMailLink } from '../use-mail-link';

/** With a mailed link it confirms the address; without, it offers to send the link again (SIGNIN-14, SIGNIN-15). */
export function EmailVerificationPage() {
  const { email, token } = useMailLink();
  return email !== undefined && token !== undefined ? (
    <VerifyByLink key={token} email={email} token={token} />
  ) : (
    <ResendVerification />
  );
}
