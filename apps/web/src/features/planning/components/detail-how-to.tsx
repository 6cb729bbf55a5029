import { Button } from '@blueprintjs/core';
import { Dialog } from '../../../ui/dialog/dialog';
import { DAILY_LIMIT } from '../saved-date-words';

export const HOW_TO_USE = 'How to Use';

const STEPS = [
  'Each tab is a group of your accounts: what it came to in the months so far, and as a year if they go on like that.',
  'Enter by how many percent an account would change, with one decimal: −12.5 takes an eighth off. An empty box counts as 0, and the arrow keys move it by a tenth. The results follow at once, and nothing changes in your books.',
  'Calculate works the group out again where your figures are kept. Once all four groups are calculated you can save, also with nothing changed.',
  'The total of a group shows its change in whole percent. The summary holds other income as it is.',
  'A saved date opens read-only with the accounts of its day, and gives the same result whenever you open it. Live figures takes you back.',
  DAILY_LIMIT,
] as const;

interface DetailHowToProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const DetailHowTo = ({ open, onClose }: DetailHowToProps) => (
  <Dialog
    open={open}
    title={`${HOW_TO_USE}: detailed P&L`}
    onClose={onClose}
    actions={
      <Button intent="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <ol className="plan-steps">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Dialog>
);
