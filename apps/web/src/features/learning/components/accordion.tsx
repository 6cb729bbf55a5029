import { ChevronDownIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

interface AccordionProps {
  /** With its count, as the specification writes it: `How to videos(4)`. */
  readonly title: string;
  readonly note: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of the lessons that opens and closes. */
export const Accordion = ({ title, note, open = false, children }: AccordionProps) => (
  <details className="k-card k-card-flush k-learn-accordion" open={open}>
    <summary>
      <h3>{title}</h3>
      <span className="k-small k-muted k-grow">{note}</span>
      <ChevronDownIcon />
    </summary>
    <div className="k-learn-accordion-body">{children}</div>
  </details>
);
