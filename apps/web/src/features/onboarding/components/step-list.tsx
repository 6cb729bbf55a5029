import { SmallTickIcon, TickIcon } from '@blueprintjs/icons';
import { onboardingMessages as texts, type StepProgress } from '@keelson/contracts/onboarding';
import { Link } from 'react-router-dom';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { STEP_WORDS, stepNumber } from '../steps';

const CLASSES = { pending: 'onb-todo', inprogress: 'onb-now', completed: 'onb-done' };

function StepStatus({ step, status, completedAt }: StepProgress) {
  switch (status) {
    case 'pending':
      return <Tag>{texts.pending}</Tag>;
    case 'inprogress':
      return (
        <Link className="bp6-button bp6-intent-primary bp6-small" to={STEP_WORDS[step].path}>
          {texts.inProgress}
        </Link>
      );
    case 'completed':
      return (
        <>
          <Tag tone="positive" icon={<SmallTickIcon />}>
            {texts.completed}
          </Tag>
          {completedAt !== null && (
            <time className="k-micro k-muted k-num onb-when" dateTime={completedAt}>
              {formatDateTime(completedAt)}
            </time>
          )}
        </>
      );
  }
}

/** The twelve steps in their order. Each opens its page, whatever its state. */
export function StepList({ steps }: { readonly steps: readonly StepProgress[] }) {
  return (
    <ol className="onb-steps" aria-label="Steps">
      {steps.map((each) => (
        <li
          key={each.step}
          className={`onb-step ${CLASSES[each.status]}`}
          aria-current={each.status === 'inprogress' ? 'step' : undefined}
        >
          <span className="onb-number k-num" aria-hidden="true">
            {each.status === 'completed' ? <TickIcon /> : stepNumber(each.step)}
          </span>
          <div className="k-grow">
            <Link className="onb-title" to={STEP_WORDS[each.step].path}>
              {STEP_WORDS[each.step].title}
            </Link>
            <p className="k-small k-muted">{STEP_WORDS[each.step].summary}</p>
          </div>
          <span className="onb-status">
            <StepStatus {...each} />
          </span>
        </li>
      ))}
    </ol>
  );
}
