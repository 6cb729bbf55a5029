import type { BankDay } from '@keelson/calculators';

export const isSameMovement = (known: BankDay, told: Omit<BankDay, 'importId'>): boolean =>
  known.received === told.received && known.spent === told.spent && known.transferAssumed === told.transferAssumed;

/** Line for line, part for part. */
export function isSameLines(
  known: readonly (readonly (number | null)[])[],
  told: readonly (readonly (number | null)[])[],
): boolean {
  return (
    known.length === told.length &&
    known.every((line, index) => line.every((part, column) => part === told[index]?.[column]))
  );
}
