import type { OnboardingStep } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { FINANCE_WALKTHROUGH } from '../../../ui/video/finance-videos';
import { PageHeader } from '../../../ui/page/page-header';
import { STEP_WORDS } from '../steps';
import { StepHeader } from './step-header';
import '../onboarding.css';

interface FiguresThenProps {
  readonly step: OnboardingStep;
  readonly actions: ReactNode;
}

/** The walkthrough of My Financials as the customer met it, without the customer's figures. */
export const WalkthroughThen = ({ actions }: Pick<FiguresThenProps, 'actions'>) => (
  <>
    <PageHeader title="My Financials" lead="Your cash, profit and balance sheet on one page." actions={actions} />
    <Card className="onb-stage">
      <CaptionedVideo video={FINANCE_WALKTHROUGH} preload="none" />
    </Card>
  </>
);

/** A step that is made of the customer's figures, without them. */
export const FiguresThen = ({ step, actions }: FiguresThenProps) => (
  <>
    <StepHeader step={step} lead={`${STEP_WORDS[step].summary}.`} actions={actions} />
    <Card>
      <EmptyState title={STEP_WORDS[step].title}>
        This page is made of the customer’s own figures, scores and wishes, which a replay does not draw again.
      </EmptyState>
    </Card>
  </>
);
