import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import './guided-tour.css';

export interface TourStep {
  /** Selects the part of the page that it is about. */
  readonly part: string;
  readonly title: string;
  readonly text: string;
}

/** The part of a page that has this value of `data-tour`. */
export const tourPart = (name: string): string => `[data-tour='${name}']`;

interface GuidedTourProps {
  readonly steps: readonly TourStep[];
  readonly onEnd: () => void;
}

/** Walks over the page part by part: each is brought into view and outlined while its words stand below. */
export function GuidedTour({ steps, onEnd }: GuidedTourProps) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[at];
  const part = step?.part;
  useEffect(() => {
    heading.current?.focus();
    const target = part === undefined ? null : document.querySelector(part);
    if (target === null) return undefined;
    target.setAttribute('data-touring', '');
    if ('scrollIntoView' in target) target.scrollIntoView({ block: 'center' });
    return () => target.removeAttribute('data-touring');
  }, [part]);
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  return (
    <section
      className="k-card k-tour"
      role="dialog"
      aria-labelledby="k-tour-title"
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
    >
      <p className="k-small k-muted k-num">
        Step {at + 1} of {steps.length}
      </p>
      <h2 id="k-tour-title" ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p className="k-soft">{step.text}</p>
      <div className="k-row">
        {!isLast && (
          <Button variant="minimal" onClick={onEnd}>
            Skip the tour
          </Button>
        )}
        <span className="k-grow" />
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
        <Button intent="primary" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
          {isLast ? 'Finish' : 'Next'}
        </Button>
      </div>
    </section>
  );
}
