import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Callout } from '../ui/card/callout';
import { type Clocks, isTurnedBack } from './clocks';
import { fullDay } from './month-words';

interface OldViewNoteProps {
  readonly clocks: Clocks;
  /** What on the page does not look back. */
  readonly children?: ReactNode;
}

/** Says that the figures are not those of today, and leads back to them. */
export function OldViewNote({ clocks, children }: OldViewNoteProps) {
  const { asAt, knownOn, turn } = clocks;
  if (!isTurnedBack(clocks)) return null;
  const said = [asAt && `as at ${fullDay(asAt)}`, knownOn && `as known on ${fullDay(knownOn)}`].filter(Boolean);
  return (
    <Callout tone="caution" live>
      <div className="k-old-view">
        <p>
          <b>You are looking at an old view:</b> figures {said.join(', ')}. {children}
        </p>
        <Button intent="primary" size="small" onClick={() => turn({ asAt: undefined, knownOn: undefined })}>
          Back to today
        </Button>
      </div>
    </Callout>
  );
}
