import type { Bench } from './bench';
import type { LedgerEvent } from './ledger';

const opened = (name: string): LedgerEvent => ({ type: 'ledger.opened.v1', data: { name } });
const credited = (amount: number, poison?: string): LedgerEvent => ({
  type: 'ledger.credited.v1',
  data: { amount, ...(poison === undefined ? {} : { poison }) },
});

/** Opens and credits `count` ledgers; those that `poisonOf` names get a poisonous credit between two good ones. */
export async function openLedgers(
  bench: Bench,
  count: number,
  poisonOf: (index: number) => string | undefined,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const poison = poisonOf(index);
      const middle = poison === undefined ? [] : [credited(100, poison)];
      return bench.append(`ledger-${index}`, 0, [opened(`Ledger ${index}`), credited(1), ...middle, credited(10)]);
    }),
  );
}
