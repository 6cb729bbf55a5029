import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Progress } from '../../../ui/progress/progress';
import { progressSummary } from '../progress-summary';

interface NextStepViewProps {
  readonly steps: readonly { readonly status: string }[];
}

/** How far the customer has come, and the one next step. */
export function NextStepView({ steps }: NextStepViewProps) {
  const { done, total, complete } = progressSummary(steps);
  return (
    <Card>
      <p className="k-next-label">
        {!complete && <i className="k-rivet" />} {complete ? 'Done' : 'Next'}
      </p>
      <h2>{complete ? 'You are set up' : 'Finish getting set up'}</h2>
      <p className="k-soft k-card-text">
        {complete
          ? 'Every step is completed.'
          : `${done} of ${total} steps done. You can stop at any step; everything is kept.`}
      </p>
      <div className="k-next-progress">
        <Progress done={done} total={total} label={`${done} of ${total} steps done`} />
      </div>
      <ButtonLink to={paths.onboarding} intent="primary">
        {complete ? 'See your steps' : 'Go on with the next step'}
      </ButtonLink>
    </Card>
  );
}
