import { useState } from 'react';
import { ResendVerification } from '../components/resend-verification';
import { VerifyByLink } from '../components/verify-by-link';
import { takeMailLink } from '../mail-link';

/** With a mailed link it confirms the address; without, it offers to send the link again (SIGNIN-14, SIGNIN-15). */
export function EmailVerificationPage() {
  const [{ email, token }] = useState(takeMailLink);
  return email !== undefined && token !== undefined ? (
    <VerifyByLink email={email} token={token} />
  ) : (
    <ResendVerification />
  );
}
