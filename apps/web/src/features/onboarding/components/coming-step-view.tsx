import { InfoSignIcon } from '@blueprintjs/icons';
import type { OnboardingStep } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { COMING_STEPS } from '../coming-steps';
import { STEP_WORDS, stepBefore, stepNumber } from '../steps';
import { StepHeader } from './step-header';
import '../onboarding.css';

interface ComingStepViewProps {
  readonly step: OnboardingStep;
  readonly actions?: ReactNode;
}

/** A step whose screen is not open yet: what it will do, what it will need and which step comes before. */
export function ComingStepView({ step, actions }: ComingStepViewProps) {
  const coming = COMING_STEPS[step];
  const before = stepBefore(step);
  return (
    <>
      <StepHeader
        step={step}
        lead={`${STEP_WORDS[step].summary}. This step is not open yet, and nothing is asked of you here until it is.`}
        actions={actions}
      />
      <div className="onb-page k-stack">
        <Card title="What this step will do" actions={<Tag icon={<InfoSignIcon />}>Not open yet</Tag>}>
          <ul className="onb-list">
            {coming?.does.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <dl className="onb-facts onb-facts-wide">
            <dt>You will need</dt>
            <dd>{coming?.needs}</dd>
            {before && (
              <>
                <dt>Comes after</dt>
                <dd>
                  <Link to={STEP_WORDS[before].path}>
                    Step {stepNumber(before)}, {STEP_WORDS[before].title}
                  </Link>
                </dd>
              </>
            )}
          </dl>
          <div className="onb-actions">
            <ButtonLink to={paths.onboarding} intent="primary">
              Back to all steps
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
}
