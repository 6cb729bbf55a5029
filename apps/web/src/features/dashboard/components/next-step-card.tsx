import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useShellSignupProgressQuery } from '../../../shell/signup-progress.api';
import { NextStepView } from './next-step-view';

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
  return <NextStepView steps={data.steps} />;
}
