import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { formatDateTime } from '../ui/format/dates';
import type { DeletableAccount, DeletionStep } from './deletable-account';

interface StepWords {
  /** Title of the dialog and name of the button that the password enables. */
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  /** What will happen. */
  readonly lead: string;
}

/** What is said before a step is taken. */
export function stepWords(
  step: DeletionStep,
  { name, deleteAt, trialEndsAt }: DeletableAccount,
  now: number,
): StepWords {
  switch (step) {
    case 'start': {
      const trialRuns = trialEndsAt !== null && Date.parse(trialEndsAt) > now;
      const when = trialRuns ? `when the free trial ends, on ${formatDateTime(trialEndsAt)}` : 'in 7 days';
      return {
        title: texts.sevenDayDelete,
        question: texts.sureToActivate,
        confirm: 'Activate',
        lead: `The account of ${name} will be deleted ${when}. Until then it can be read and exported, nothing is taken from a card, and you can stop the deletion.`,
      };
    }
    case 'stop':
      return {
        title: 'Stop deletion',
        question: texts.sureToStop,
        confirm: 'Stop deletion',
        lead: `The account of ${name}${deleteAt === null ? '' : `, which would be deleted on ${formatDateTime(deleteAt)},`} is kept with everything in it. A subscription that was ended for the deletion goes on.`,
      };
    case 'complete':
      return {
        title: texts.deleteAccount,
        question: texts.sureToDelete,
        confirm: 'Delete',
        lead: `The account of ${name} is deleted at once and cannot be brought back: access ends, the personal data is erased, and a subscription is ended at the payment provider. Records of payments stay without the name.`,
      };
  }
}

/** What is said once it is done. */
export function doneText(step: DeletionStep, trial: boolean): string {
  if (step === 'stop') return texts.hasBeenStopped;
  if (step === 'complete') return texts.hasBeenDeleted;
  return trial ? texts.willBeDeletedAfterTrial : texts.willBeDeleted;
}
