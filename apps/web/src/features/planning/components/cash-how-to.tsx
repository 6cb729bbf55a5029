import { calculationMessages as texts } from '@keelson/contracts/planning';
import { CONTENT } from '../../../content/content-pages';
import { HowToUse } from './how-to-use';

/** As it ships: what is read where the editors say nothing. */
export const CASH_STEPS = [
  'Pull a slider, or type a number. 0 leaves a line as it is. The results follow at once, and nothing changes in your books.',
  'Stock turn increase: how much oftener you sell what you hold. The two targets: after how many days customers pay you, and after how many you pay suppliers.',
  'Calculate works the same sums out again where your figures are kept. After that you can save.',
  'A saved date opens read-only with the figures of its day, and gives the same result whenever you open it. Live figures takes you back.',
] as const;

interface CashHowToProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const CashHowTo = (props: CashHowToProps) => (
  <HowToUse {...props} title={`${texts.howToUse}: cash release`} page={CONTENT.cashRelease} steps={CASH_STEPS} />
);
