import { LockIcon } from '@blueprintjs/icons';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import type { JourneyEnd } from '../journey-end';
import { JourneyButtons } from './journey-buttons';
import { LearningHeader } from './learning-header';

/** What an account without a paid plan sees (LEARN-03). During the onboarding it can be finished here (decision 4.81). */
export const LearningPlaceholder = ({ journey }: { readonly journey: JourneyEnd }) => (
  <>
    <LearningHeader journey={journey} />
    <Card>
      <h2 className="k-card-title">
        <LockIcon /> Lessons for your own numbers
      </h2>
      <p className="k-soft">
        Videos, podcasts, templates and readings, picked from your scores. They come with the paid plans.
      </p>
      <div className="k-row k-wrap">
        <ButtonLink to={paths.ownPlan}>See the plans</ButtonLink>
        {journey.status === 'inprogress' && <JourneyButtons journey={journey} />}
      </div>
    </Card>
  </>
);
