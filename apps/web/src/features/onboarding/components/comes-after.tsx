import type { OnboardingStep } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { Callout } from '../../../ui/card/callout';
import { STEP_WORDS, stepBefore, stepNumber } from '../steps';

/** Says which step comes before, where this one waits for it. */
export function ComesAfter({ step }: { readonly step: OnboardingStep }) {
  const { ready, text } = useContent(CONTENT.onboardingProgress);
  const before = stepBefore(step);
  if (!before) return null;
  return (
    <Callout>
      This step comes after step {stepNumber(before)},{' '}
      <Link className="k-link" to={STEP_WORDS[before].path}>
        {STEP_WORDS[before].title}
      </Link>
      . {(ready && text('pendingText')) || 'You can look around here, and complete it when its turn has come.'}
    </Callout>
  );
}
