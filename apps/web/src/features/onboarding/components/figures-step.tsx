import { Button } from '@blueprintjs/core';
import { onboardingMessages, STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { ErrorState } from '../../../ui/card/card-states';
import { type FiguresStep, FIGURES_STEPS } from '../figures-steps';
import { STEP_WORDS } from '../steps';
import { useFinishStep } from '../use-finish-step';
import { useOpenedStep, useProgress } from '../use-journey';
import { ComesAfter } from './comes-after';
import { SaveAndLogOut } from './save-and-log-out';
import { StepHeader } from './step-header';
import '../onboarding.css';

interface FiguresStepViewProps {
  readonly step: FiguresStep;
  /** The figures. */
  readonly children: ReactNode;
}

/** A step that shows figures of the customer: Continue completes it when its turn has come. */
export function FiguresStepView({ step, children }: FiguresStepViewProps) {
  const { kind } = useViewer();
  const { data, error, refetch } = useProgress();
  const { lead, next } = FIGURES_STEPS[step];
  const { finish, finishing } = useFinishStep(step, STEP_WORDS[next].path);
  useOpenedStep(step);
  const status = data?.data[STEP_FLAGS[step]];
  return (
    <>
      <StepHeader step={step} lead={lead} actions={kind === 'customer' && <SaveAndLogOut step={step} />} />
      <div className="onb-page k-stack">
        {status === 'pending' && <ComesAfter step={step} />}
        {children}
        {!data && error && (
          <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={() => void refetch()} />
        )}
        <div className="onb-actions">
          {status !== undefined && status !== 'pending' && (
            <Button intent="primary" size="large" loading={finishing} onClick={() => void finish()}>
              Continue
            </Button>
          )}
          <ButtonLink to={paths.onboarding}>Back to all steps</ButtonLink>
        </div>
      </div>
    </>
  );
}
