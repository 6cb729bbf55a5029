import { accountsMessages } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { Callout } from '../../../ui/card/callout';

interface UnconfirmedOfferProps {
  readonly sent: boolean;
  readonly busy?: boolean;
  readonly failure?: string | undefined;
  readonly onResend?: () => void;
}

export function UnconfirmedOffer({ sent, busy = false, failure, onResend }: UnconfirmedOfferProps) {
  if (sent)
    return (
      <Callout tone="positive" live>
        {accountsMessages.linkSent}
      </Callout>
    );
  return (
    <>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <Button loading={busy} onClick={() => onResend?.()}>
        Resend verification link
      </Button>
    </>
  );
}
