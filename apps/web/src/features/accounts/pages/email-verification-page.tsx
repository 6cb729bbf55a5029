import { useSession } from '../../../session/use-viewer';
import { ResendVerification } from '../components/resend-verification';
import { UnconfirmedAddress } from '../components/unconfirmed-address';
import { VerifyByLink } from '../components/verify-by-link';
import { useMailLink } from '../use-mail-link';

/** With a mailed link it confirms the address; without, it offers to send the link again (SIGNIN-14, SIGNIN-15); after a sign-up also to correct the address. */
export function EmailVerificationPage() {
  const { email, token } = useMailLink();
  const unconfirmed = useSession(({ status, viewer }) => status === 'signedIn' && viewer.standing === 'unconfirmed');
  if (email !== undefined && token !== undefined) return <VerifyByLink key={token} email={email} token={token} />;
  return unconfirmed ? <UnconfirmedAddress /> : <ResendVerification />;
}
