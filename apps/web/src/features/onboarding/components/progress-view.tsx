import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { PageHeader } from '../../../ui/page/page-header';
import type { Progress } from '../onboarding.api';
import { progressLead } from '../progress-lead';
import { type Owner, ProgressAside } from './progress-aside';
import { StepList } from './step-list';
import '../onboarding.css';

export const PROGRESS_TITLE = 'Getting you set up';

interface ProgressHeaderProps {
  readonly progress: Progress | undefined;
  readonly actions: ReactNode;
}

export function ProgressHeader({ progress, actions }: ProgressHeaderProps) {
  const done = progress?.steps.filter(({ status }) => status === 'completed').length;
  const { ready, text } = useContent(CONTENT.onboardingProgress);
  const words = (name: string): string => (ready ? text(name) : '');
  const lead = done === undefined ? 'Twelve steps, in your own time.' : progressLead(done, words('content'));
  return <PageHeader title={words('heading') || PROGRESS_TITLE} lead={lead} actions={actions} />;
}

interface ProgressStepsProps {
  readonly progress: Progress;
  readonly owner: Owner;
}

/** The steps, how far they have come and what is next. */
export function ProgressSteps({ progress, owner }: ProgressStepsProps) {
  return (
    <div className="onb-grid">
      <Card flush>
        <StepList steps={progress.steps} />
      </Card>
      <ProgressAside progress={progress} owner={owner} />
    </div>
  );
}
