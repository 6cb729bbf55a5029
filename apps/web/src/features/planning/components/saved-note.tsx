import { Button } from '@blueprintjs/core';
import type { CalculationSaver } from '@keelson/vocabulary';
import { Callout } from '../../../ui/card/callout';
import { formatDateTime } from '../../../ui/format/dates';

interface SavedNoteProps {
  readonly saved: {
    readonly storedDate: string;
    readonly name: string;
    readonly savedBy: CalculationSaver;
    readonly reopened: keyof typeof REOPENED;
  };
  readonly onLive: () => void;
}

const SAVERS = { owner: 'the owner', partner: 'the channel partner' } as const;

const REOPENED = {
  equal: 'Worked out again just now from what was kept with it: it comes to the same, to the penny.',
  different: 'What was saved then is shown: worked out again it comes to something else.',
  formulaGone: 'What was saved then is shown: the formula that it was worked out by is gone.',
} as const;

/** Says that a saved date is open, whose it is, and how it comes out today. */
export const SavedNote = ({ saved, onLive }: SavedNoteProps) => (
  <Callout tone={saved.reopened === 'equal' ? 'info' : 'caution'}>
    <b>
      Saved by {SAVERS[saved.savedBy]}, {formatDateTime(saved.storedDate)}
      {saved.name === '' ? '.' : `: ${saved.name}.`}
    </b>{' '}
    {REOPENED[saved.reopened]} Read only.{' '}
    <Button variant="minimal" size="small" intent="primary" onClick={onLive}>
      Back to live figures
    </Button>
  </Callout>
);
