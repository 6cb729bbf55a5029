import { KeyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/card/card-states';
import { SkeletonLines } from '../../../../ui/card/skeleton';
import { useAccountsSecondFactorsQuery } from '../../second-factors.api';
import { ConfirmedAct } from './confirmed-act';
import { EnrolledFactors } from './enrolled-factors';
import { type FactorStep, OVERVIEW } from './factor-step';
import { FirstCodeStep } from './first-code-step';
import { NewPasskeyStep } from './new-passkey-step';
import { RecoveryCodesStep } from './recovery-codes-step';
import './second-factors.css';

interface SecondFactorsProps {
  /** One below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
  /** A factor counts now, and its recovery codes are kept. */
  readonly onSetUp?: () => void;
}

/** What a member of staff confirms a login with in place of the mailed passcode: set up, read and removed here. */
export function SecondFactors({ heading: Heading = 'h3', onSetUp }: SecondFactorsProps) {
  const { data, error, refetch } = useAccountsSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [step, setStep] = useState<FactorStep>(OVERVIEW);
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
      {step.at === 'password' && (
        <ConfirmedAct act={step.act} factors={data} onBegun={setStep} onCodes={show} onBack={back} />
      )}
      {step.at === 'first-code' && <FirstCodeStep authenticator={step.authenticator} onDone={show} onCancel={back} />}
      {step.at === 'new-passkey' && <NewPasskeyStep asked={step.asked} onDone={show} onCancel={back} />}
      {step.at === 'codes' && <RecoveryCodesStep codes={step.codes} onKept={kept} />}
    </section>
  );
}
