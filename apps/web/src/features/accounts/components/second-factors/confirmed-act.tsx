import { accountsPaths } from '@keelson/contracts/accounts';
import type { Confirmed } from '../../../../client/api-call';
import { useNotices } from '../../../../ui/notices/use-notices';
import {
  type SecondFactorsSet,
  useAccountsBeginAuthenticatorMutation,
  useAccountsBeginPasskeyMutation,
  useAccountsRemoveAuthenticatorMutation,
  useAccountsRemovePasskeyMutation,
  useAccountsRenewRecoveryCodesMutation,
} from '../../second-factors.api';
import type { FactorAct } from './factor-act';
import type { FactorStep } from './factor-step';
import { OwnPasswordStep } from './own-password-step';

interface ConfirmedActProps {
  readonly act: FactorAct;
  /** As they stand before. */
  readonly factors: SecondFactorsSet | undefined;
  readonly onBegun: (step: FactorStep) => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}

const PASSCODE_AGAIN =
  'The recovery codes no longer count either, and a passcode by email is asked for at login again.';

const countOf = ({ authenticatorSince, passkeys }: SecondFactorsSet): number =>
  passkeys.length + (authenticatorSince === null ? 0 : 1);

/** Asks for the own password, and does what it was asked for. */
export function ConfirmedAct({ act, factors, onBegun, onCodes, onBack }: ConfirmedActProps) {
  const acts = useActs(act, onBegun, onCodes, onBack);
  const after = factors !== undefined && countOf(factors) === 1 ? ` ${PASSCODE_AGAIN}` : '';
  switch (act.kind) {
    case 'begin-app':
      return (
        <OwnPasswordStep
          title="Set up an authenticator app"
          text="After your password, a code of the app is asked for at every login, and no passcode is mailed."
          confirm="Go on"
          act={{ route: accountsPaths.beginAuthenticator.id }}
          {...acts}
        />
      );
    case 'remove-app':
      return (
        <OwnPasswordStep
          title="Remove the authenticator app"
          text={`Its codes no longer count.${after}`}
          confirm="Remove"
          act={{ route: accountsPaths.removeAuthenticator.id }}
          {...acts}
        />
      );
    case 'begin-passkey':
      return (
        <OwnPasswordStep
          title="Add a passkey"
          text="After your password, a passkey is asked for at every login, and no passcode is mailed."
          confirm="Go on"
          act={{ route: accountsPaths.beginPasskey.id }}
          {...acts}
        />
      );
    case 'remove-passkey':
      return (
        <OwnPasswordStep
          title={`Remove ${act.passkey.name}`}
          text={`The passkey “${act.passkey.name}” no longer counts. You may delete it from your device as well.${after}`}
          confirm="Remove"
          act={{ route: accountsPaths.removePasskey.id, target: { passkeyId: act.passkey.id } }}
          {...acts}
        />
      );
    case 'renew-codes':
      return (
        <OwnPasswordStep
          title="Make new recovery codes"
          text="The recovery codes of before no longer count."
          confirm="Make new codes"
          act={{ route: accountsPaths.renewRecoveryCodes.id }}
          {...acts}
        />
      );
  }
}

/** What is done once the password was right, and what is done when it is not given. */
function useActs(
  act: FactorAct,
  onBegun: ConfirmedActProps['onBegun'],
  onCodes: ConfirmedActProps['onCodes'],
  onBack: () => void,
) {
  const [beginApp] = useAccountsBeginAuthenticatorMutation();
  const [beginPasskey] = useAccountsBeginPasskeyMutation();
  const [removeApp] = useAccountsRemoveAuthenticatorMutation();
  const [removePasskey] = useAccountsRemovePasskeyMutation();
  const [renew] = useAccountsRenewRecoveryCodesMutation();
  const { toast } = useNotices();
  const onConfirmed = async (confirmed: Confirmed): Promise<void> => {
    switch (act.kind) {
      case 'begin-app':
        onBegun({ at: 'first-code', authenticator: await beginApp(confirmed).unwrap() });
        return;
      case 'begin-passkey':
        onBegun({ at: 'new-passkey', asked: await beginPasskey(confirmed).unwrap() });
        return;
      case 'remove-app':
        toast((await removeApp(confirmed).unwrap()).statusMessage);
        onBack();
        return;
      case 'remove-passkey':
        toast((await removePasskey({ ...confirmed, passkeyId: act.passkey.id }).unwrap()).statusMessage);
        onBack();
        return;
      case 'renew-codes': {
        const { data, statusMessage } = await renew(confirmed).unwrap();
        toast(statusMessage);
        onCodes(data.recoveryCodes);
        return;
      }
    }
  };
  return { onConfirmed, onCancel: onBack };
}
