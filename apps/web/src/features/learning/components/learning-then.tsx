import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import type { JourneyEnd } from '../journey-end';
import { JourneyButtons } from './journey-buttons';
import { LearningHeader } from './learning-header';
import { LearningPlaceholder } from './learning-placeholder';
import '../learning.css';

interface LearningThenProps {
  /** Of the step, as it stood with the page. */
  readonly status: JourneyEnd['status'];
  /** Whether the account had the premium areas then. */
  readonly premium: boolean;
}

const nothing = (): void => undefined;

/** Learning as the last step of the onboarding, without what the customer learned and why. */
export function LearningThen({ status, premium }: LearningThenProps) {
  const journey: JourneyEnd = { status, busy: false, finish: nothing, saveAndLogOut: nothing };
  if (!premium) return <LearningPlaceholder journey={journey} />;
  return (
    <>
      <LearningHeader journey={journey} actions={status === 'inprogress' && <JourneyButtons journey={journey} />} />
      <Card>
        <EmptyState title="Lessons chosen for the customer">
          They are picked from the customer’s own scores, which a replay does not draw again.
        </EmptyState>
      </Card>
    </>
  );
}
