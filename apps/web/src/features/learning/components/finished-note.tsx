import { TickCircleIcon } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef } from 'react';

interface FinishedNoteProps {
  readonly title: string;
  /** It was finished here, by the button whose place this takes; the focus would go with the button. */
  readonly inPlaceOfButton?: boolean;
  readonly children: ReactNode;
}

/** That a lesson is finished, and what to do then. */
export function FinishedNote({ title, inPlaceOfButton = false, children }: FinishedNoteProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (inPlaceOfButton) words.current?.focus();
  }, [inPlaceOfButton]);
  return (
    <div className="k-learn-finished" role="status">
      <p ref={words} tabIndex={-1}>
        <TickCircleIcon className="k-learn-tick" /> <b>{title}</b>
      </p>
      {children}
    </div>
  );
}
