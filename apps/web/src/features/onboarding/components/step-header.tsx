import type { OnboardingStep } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { PageHeader } from '../../../ui/page/page-header';
import { STEP_WORDS, stepNumber } from '../steps';

interface StepHeaderProps {
  readonly step: OnboardingStep;
  /** In place of the step's own. */
  readonly title?: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

export function StepHeader({ step, title = '', lead, actions }: StepHeaderProps) {
  const crumb = (
    <>
      <Link to={paths.onboarding}>Getting you set up</Link>
      <span aria-hidden="true">/</span>
      <span>Step {stepNumber(step)} of 12</span>
    </>
  );
  return <PageHeader title={title || STEP_WORDS[step].title} lead={lead} crumb={crumb} actions={actions} />;
}
