import { ledgerMessages, stateDueWithinYearContract } from '@keelson/contracts/ledger';
import { amountIn } from '@keelson/contracts/validation';
import { schemaMessages } from '../../ui/form/schema-messages';

export interface DueValues {
  readonly amount: string;
}

/** An empty field states nothing. */
export function dueRules({ amount: typed }: DueValues) {
  const amount = amountIn(typed, 'pounds');
  if (amount == null) return { amount: ledgerMessages.amountUnreadable };
  return schemaMessages<{ readonly amount: number }>(stateDueWithinYearContract.schemas.body, { amount });
}
