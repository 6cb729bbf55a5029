import { planningMessages } from '@keelson/contracts/planning';
import { CONTENT } from '../../../content/content-pages';
import { HowToUse } from './how-to-use';

export const HOW_TO_USE = 'How to Use';

/** As it ships: what is read where the editors say nothing. */
export const DETAIL_STEPS = [
  'Each tab is a group of your accounts: what it came to in the months so far, and as a year if they go on like that. By month shows each month beside the others.',
  'Enter by how many percent an account would change, with one decimal: −12.5 takes an eighth off. An empty box counts as 0, and the arrow keys move it by a tenth. The results follow at once, and nothing changes in your books.',
  'Calculate works the group out again where your figures are kept. Once all four groups are calculated you can save, also with nothing changed.',
  'The total of a group shows its change in whole percent. The summary holds other income as it is.',
  'A saved date opens read-only with the accounts of its day, and gives the same result whenever you open it. Live figures takes you back.',
] as const;

interface DetailHowToProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const DetailHowTo = (props: DetailHowToProps) => (
  <HowToUse
    {...props}
    title={`${HOW_TO_USE}: detailed P&L`}
    page={CONTENT.detailedProfitAndLoss}
    call={planningMessages.detailContentCall}
    steps={DETAIL_STEPS}
  />
);
