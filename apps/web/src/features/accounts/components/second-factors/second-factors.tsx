import { accountsPaths } from '@keelson/contracts/accounts';
import { KeyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/card/card-states';
import { SkeletonLines } from '../../../../ui/card/skeleton';
import { useNotices } from '../../../../ui/notices/use-notices';
import {
  type NewAuthenticator,
  useAccountsBeginAuthenticatorMutation,
  useAccountsRemoveAuthenticatorMutation,
  useAccountsRenewRecoveryCodesMutation,
  useAccountsSecondFactorsQuery,
} from '../../second-factors.api';
import { EnrolledFactors, type FactorAct } from './enrolled-factors';
import { FirstCodeStep } from './first-code-step';
import { OwnPasswordStep } from './own-password-step';
import { RecoveryCodesStep } from './recovery-codes-step';
import './second-factors.css';

type Step =
  | { readonly at: 'overview' }
  | { readonly at: 'password'; readonly act: FactorAct }
  | { readonly at: 'first-code'; readonly authenticator: NewAuthenticator }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const OVERVIEW: Step = { at: 'overview' };

interface SecondFactorsProps {
  /** One below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
  /** A factor counts now, and its recovery codes are kept. */
  readonly onSetUp?: () => void;
}

/** What a member of staff confirms a login with in place of the mailed passcode: set up, read and removed here. */
export function SecondFactors({ heading: Heading = 'h3', onSetUp }: SecondFactorsProps) {
  const { data, error, refetch } = useAccountsSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [step, setStep] = useState<Step>(OVERVIEW);
  const back = (): void => setStep(OVERVIEW);
  const kept = (): void => {
    back();
    onSetUp?.();
  };
  const show = (codes: readonly string[]): void => (codes.length === 0 ? kept() : setStep({ at: 'codes', codes }));
  return (
    <section className="k-second-factors" aria-labelledby="second-factors-title">
      <Heading id="second-factors-title">
        <KeyIcon size={14} /> Second factor at login
      </Heading>
      {error !== undefined && data === undefined && (
        <ErrorState title="The second factor could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && data === undefined && <SkeletonLines lines={2} label="Reading the second factor" />}
      {data && step.at === 'overview' && (
        <EnrolledFactors factors={data} onAct={(act) => setStep({ at: 'password', act })} />
      )}
      {step.at === 'password' && <Confirm act={step.act} onBegun={setStep} onCodes={show} onBack={back} />}
      {step.at === 'first-code' && <FirstCodeStep authenticator={step.authenticator} onDone={show} onCancel={back} />}
      {step.at === 'codes' && <RecoveryCodesStep codes={step.codes} onKept={kept} />}
    </section>
  );
}

interface ConfirmProps {
  readonly act: FactorAct;
  readonly onBegun: (step: Step) => void;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onBack: () => void;
}

function Confirm({ act, onBegun, onCodes, onBack }: ConfirmProps) {
  const [begin] = useAccountsBeginAuthenticatorMutation();
  const [remove] = useAccountsRemoveAuthenticatorMutation();
  const [renew] = useAccountsRenewRecoveryCodesMutation();
  const { toast } = useNotices();
  switch (act) {
    case 'begin':
      return (
        <OwnPasswordStep
          title="Set up an authenticator app"
          text="After your password, the code of the app is asked for at every login, and no passcode is mailed."
          confirm="Go on"
          route={accountsPaths.beginAuthenticator.id}
          onConfirmed={async (confirmed) =>
            onBegun({ at: 'first-code', authenticator: await begin(confirmed).unwrap() })
          }
          onCancel={onBack}
        />
      );
    case 'remove':
      return (
        <OwnPasswordStep
          title="Remove the authenticator app"
          text="The app and the recovery codes no longer count. A passcode by email is asked for at login again."
          confirm="Remove"
          route={accountsPaths.removeAuthenticator.id}
          onConfirmed={async (confirmed) => {
            toast((await remove(confirmed).unwrap()).statusMessage);
            onBack();
          }}
          onCancel={onBack}
        />
      );
    case 'renew':
      return (
        <OwnPasswordStep
          title="Make new recovery codes"
          text="The recovery codes of before no longer count."
          confirm="Make new codes"
          route={accountsPaths.renewRecoveryCodes.id}
          onConfirmed={async (confirmed) => {
            const { data, statusMessage } = await renew(confirmed).unwrap();
            toast(statusMessage);
            onCodes(data.recoveryCodes);
          }}
          onCancel={onBack}
        />
      );
  }
}
