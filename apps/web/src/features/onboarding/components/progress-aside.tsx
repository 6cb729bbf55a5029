import type { OnboardingStep } from '@keelson/vocabulary';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { formatDate } from '../../../ui/format/dates';
import type { Progress } from '../onboarding.api';
import { STEP_WORDS, stepNumber } from '../steps';
import { ProgressRing } from './progress-ring';

function NextCard({ step }: { readonly step: OnboardingStep }) {
  const { title, summary, path, minutes, note } = STEP_WORDS[step];
  const { ready, text: words } = useContent(CONTENT.onboardingProgress);
  return (
    <Card className="onb-next">
      <p className="k-row k-small k-muted">
        <i className="k-rivet" aria-hidden="true" />
        {(ready && words('nextHeading')) || 'Next'}
      </p>
      <h2>{title}</h2>
      <p className="k-small k-soft">
        {summary}. {note ?? minutesText(minutes)}
      </p>
      <ButtonLink to={path} intent="primary" fill>
        Go on with step {stepNumber(step)}
      </ButtonLink>
    </Card>
  );
}

const minutesText = (minutes: number): string =>
  minutes === 1 ? 'It takes about a minute.' : `It takes about ${minutes} minutes.`;

/** Whose progress it is. */
export interface Owner {
  readonly name: string;
  readonly surname: string;
  readonly companyName: string;
}

interface ProgressAsideProps {
  readonly progress: Progress;
  readonly owner: Owner;
}

/** What is left, what is next and what is known already. */
export function ProgressAside({ progress, owner }: ProgressAsideProps) {
  const open = progress.steps.filter(({ status }) => status !== 'completed');
  const minutes = open.reduce((sum, { step }) => sum + STEP_WORDS[step].minutes, 0);
  const answersSaved = progress.genericScreenFlag === 'completed';
  return (
    <aside className="onb-aside" aria-label="Your progress">
      <Card>
        <div className="onb-left">
          <ProgressRing done={progress.steps.length - open.length} of={progress.steps.length} />
          <div>
            <p className="k-strong">{open.length === 0 ? 'All done' : `About ${minutes} minutes left`}</p>
            <p className="k-small k-muted">
              {open.length === 0 ? 'You can look at any step again' : 'In as many sittings as you like'}
            </p>
          </div>
        </div>
      </Card>
      {progress.next !== null && <NextCard step={progress.next} />}
      <Card className="onb-known">
        <h2 className="k-card-title">Already filled in for you</h2>
        <dl className="onb-facts">
          <dt>Company</dt>
          <dd>{owner.companyName || '-'}</dd>
          <dt>Contact</dt>
          <dd>{`${owner.name} ${owner.surname}`.trim() || '-'}</dd>
          <dt>Email</dt>
          <dd>Confirmed</dd>
          <dt>Questions</dt>
          <dd>{answersSaved ? 'Answered' : 'Not yet'}</dd>
          {progress.startedAt !== null && (
            <>
              <dt>Started</dt>
              <dd className="k-num">{formatDate(progress.startedAt)}</dd>
            </>
          )}
        </dl>
      </Card>
    </aside>
  );
}
