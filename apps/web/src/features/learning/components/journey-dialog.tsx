import { TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { Dialog } from '../../../ui/dialog/dialog';
import type { JourneyEnd } from '../journey-end';
import { JourneyButtons } from './journey-buttons';

interface JourneyDialogProps {
  readonly journey: JourneyEnd;
  /** The chapter that comes first; `undefined` while it is not known. */
  readonly first: string | undefined;
  readonly onClose: () => void;
}

/** Greets who comes here at the end of the onboarding (ONB-19). */
export const JourneyDialog = ({ journey, first, onClose }: JourneyDialogProps) => (
  <Dialog
    open
    title="Your learning journey"
    onClose={onClose}
    {...(journey.status === 'inprogress' && { actions: <JourneyButtons journey={journey} /> })}
  >
    <p>
      {first === undefined ? 'Watch and read' : `We start with ${first}. Watch, read`}, then answer a short quiz about
      your own business. Nothing expires.
    </p>
    <ul className="k-learn-list">
      <li>
        <TimeIcon /> Most lessons fit in a tea break
      </li>
      <li>
        <TickCircleIcon /> A finished lesson stays finished
      </li>
    </ul>
  </Dialog>
);
