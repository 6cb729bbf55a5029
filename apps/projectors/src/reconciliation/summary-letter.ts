import type { CountedExceptions } from '@keelson/domain/reconciliation';
import {
  RECONCILIATION_AGE_TITLES,
  RECONCILIATION_AGES,
  RECONCILIATION_REASON_TITLES,
  RECONCILIATION_REASONS,
} from '@keelson/vocabulary';
import { type Letter, letter } from '../runtime/letter';
import { poundsOf } from '../runtime/wording';

const counts = new Intl.NumberFormat('en-GB');

/** How much needs a person, by reason and age. It names nobody: who may see more follows the link. */
export function summaryLetter(exceptions: readonly CountedExceptions[], link: string): Letter {
  const all = casesOf(exceptions);
  const subject =
    all === 1 ? 'Reconciliation: 1 case needs a person' : `Reconciliation: ${counts.format(all)} cases need a person`;
  const ages = RECONCILIATION_AGES.flatMap((age) => {
    const ofAge = casesOf(exceptions.filter((each) => each.age === age));
    return ofAge === 0 ? [] : [`${RECONCILIATION_AGE_TITLES[age].toLowerCase()}: ${counts.format(ofAge)}`];
  });
  return letter(subject, undefined, [
    `Payments and payouts that need a person today, by age: ${ages.join('; ')}.`,
    ...RECONCILIATION_REASONS.flatMap((reason) => {
      const ofReason = exceptions.filter((each) => each.reason === reason);
      return ofReason.length === 0 ? [] : [reasonLine(reason, ofReason)];
    }),
    'Amounts are of those in pounds. This mail comes once a day, when something needs a person.',
    { link, label: 'Open the reconciliation' },
  ]);
}

const casesOf = (some: readonly CountedExceptions[]): number => some.reduce((sum, { cases }) => sum + cases, 0);

function reasonLine(reason: CountedExceptions['reason'], some: readonly CountedExceptions[]): string {
  const pence = some.reduce((sum, { amountPence }) => sum + amountPence, 0);
  const amount = pence === 0 ? '' : `, ${poundsOf(pence)}`;
  return `${RECONCILIATION_REASON_TITLES[reason]}: ${counts.format(casesOf(some))}${amount}`;
}
