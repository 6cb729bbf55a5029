import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useShellSignupProgressQuery } from '../../../shell/signup-progress.api';
import { progressSummary } from '../progress-summary';

/** How far the customer has come, and the one next step. */
export function NextStepCard() {
  const { data, error, refetch } = useShellSignupProgressQuery();
  if (data === undefined)
    return (
      <Card>
        {error === undefined ? (
          <SkeletonLines lines={4} label="Loading your progress" />
        ) : (
          <ErrorState
            title="Unable to get signup progress"
            error={error}
            kept="What you did is kept."
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    );
  const { done, total, complete } = progressSummary(data.steps);
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
      <progress className="k-progress" value={done} max={total} aria-label={`${done} of ${total} steps done`} />
      <ButtonLink to="/onboardingProgressInfo" intent="primary">
        {complete ? 'See your steps' : 'Go on with the next step'}
      </ButtonLink>
    </Card>
  );
}
