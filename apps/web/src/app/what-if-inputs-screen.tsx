import { onboardingMessages } from '@keelson/contracts/onboarding';
import { useSearchParams } from 'react-router-dom';
import { ComesAfter } from '../features/onboarding/components/comes-after';
import { InputsStepButtons } from '../features/onboarding/components/inputs-step-buttons';
import { SaveAndLogOut } from '../features/onboarding/components/save-and-log-out';
import { StepHeader } from '../features/onboarding/components/step-header';
import { INPUTS_LEAD, INPUTS_STEP } from '../features/onboarding/inputs-step';
import { useInputsStep } from '../features/onboarding/use-inputs-step';
import { useOpenedStep } from '../features/onboarding/use-journey';
import { InputsView } from '../features/planning/components/inputs-view';
import { useViewer } from '../session/use-viewer';
import { Card } from '../ui/card/card';
import { EmptyState, ErrorState } from '../ui/card/card-states';
import { SkeletonLines } from '../ui/card/skeleton';
import { PageHeader } from '../ui/page/page-header';

const TITLE = 'What-If inputs';

/** Own figures for owners; channel partners and super admins name a customer in the address. */
export function WhatIfInputsScreen() {
  const { kind, id } = useViewer();
  const [query] = useSearchParams();
  if (kind === 'customer') return <OwnInputs accountId={id} />;
  const customer = query.get('customer');
  if (customer === null)
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="Choose a customer first">
            Open a customer of yours and go to the What If Calculator from there.
          </EmptyState>
        </Card>
      </>
    );
  return (
    <InputsView
      accountId={customer}
      own={false}
      header={(company) => (
        <PageHeader title={TITLE} viewed={{ company }} lead="What the company’s what-if plans start from." />
      )}
    />
  );
}

function OwnInputs({ accountId }: { readonly accountId: string }) {
  const { standing, error, retry, finish, finishing } = useInputsStep();
  if (standing === undefined && error === undefined) return <SkeletonLines lines={8} label="Loading the figures" />;
  const inOnboarding = standing !== undefined && standing !== 'over';
  const isOpen = standing === 'later' || standing === 'now';
  return (
    <>
      {isOpen && <StepOpened />}
      <InputsView
        accountId={accountId}
        own
        header={() =>
          inOnboarding ? (
            <StepHeader step={INPUTS_STEP} lead={INPUTS_LEAD} />
          ) : (
            <PageHeader title={TITLE} lead={INPUTS_LEAD} />
          )
        }
        note={
          <>
            {standing === 'later' && <ComesAfter step={INPUTS_STEP} />}
            {error !== undefined && (
              <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={retry} />
            )}
          </>
        }
        {...(isOpen && {
          buttons: (acts) => <InputsStepButtons now={standing === 'now'} {...{ acts, finish, finishing }} />,
          whenFailed: <SaveAndLogOut step={INPUTS_STEP} />,
        })}
      />
    </>
  );
}

/** Tells the history that the page was opened, as a step of the onboarding. */
function StepOpened() {
  useOpenedStep(INPUTS_STEP);
  return null;
}
