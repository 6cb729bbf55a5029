import { problemText } from '../../../client/api-problem';
import { useAccountsResendVerificationMutation } from '../accounts.api';
import { UnconfirmedOffer } from './unconfirmed-offer';

/** For who gave the right password of an account whose address nobody has confirmed: another mail, from here. */
export function UnconfirmedSignIn({ email }: { readonly email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useAccountsResendVerificationMutation();
  return (
    <UnconfirmedOffer
      sent={isSuccess}
      busy={isLoading}
      failure={error === undefined ? undefined : problemText(error)}
      onResend={() => void resend({ email: email.trim() })}
    />
  );
}
