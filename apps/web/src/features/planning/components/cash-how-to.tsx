import { Button } from '@blueprintjs/core';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { Dialog } from '../../../ui/dialog/dialog';
import { DAILY_LIMIT } from '../saved-date-words';

const STEPS = [
  'Pull a slider, or type a number. 0 leaves a line as it is. The results follow at once, and nothing changes in your books.',
  'Stock turn increase: how much oftener you sell what you hold. The two targets: after how many days customers pay you, and after how many you pay suppliers.',
  'Calculate works the same sums out again where your figures are kept. After that you can save.',
  'A saved date opens read-only with the figures of its day, and gives the same result whenever you open it. Live figures takes you back.',
  DAILY_LIMIT,
] as const;

interface CashHowToProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const CashHowTo = ({ open, onClose }: CashHowToProps) => (
  <Dialog
    open={open}
    title={`${texts.howToUse}: cash release`}
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
