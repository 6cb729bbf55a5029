import { accountsMessages } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { problemText } from '../../../client/api-problem';
import { Callout } from '../../../ui/card/callout';
import { useAccountsResendVerificationMutation } from '../accounts.api';

/** For who gave the right password of an account whose address nobody has confirmed: another mail, from here. */
export function UnconfirmedSignIn({ email }: { readonly email: string }) {
  const [resend, { isLoading, isSuccess, error }] = useAccountsResendVerificationMutation();
  if (isSuccess)
    return (
      <Callout tone="positive" live>
        {accountsMessages.linkSent}
      </Callout>
    );
  return (
    <>
      {error !== undefined && (
        <Callout tone="negative" live>
          {problemText(error)}
        </Callout>
      )}
      <Button loading={isLoading} onClick={() => void resend({ email: email.trim() })}>
        Resend verification link
      </Button>
    </>
  );
}
