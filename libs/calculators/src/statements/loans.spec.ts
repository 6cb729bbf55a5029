import { month, pence, rounded } from '@keelson/kernel';
import type { Books, Placement } from '../books';
import { positionAtMonthEnd, positionOnDay } from '../cash';
import { explain } from '../explanation';
import { mayBeSplit } from '../mapping';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { balanceSheet } from './balance-sheet';

const october = month('2026-10');
const LOAN = acme.accounts.find(({ type }) => type === 'TERMLIAB')!.ref;
/** Acme's loan of 60,000 as a LIABILITY, which its name alone puts after one year. */
const named = (given: Partial<Books> = {}, name = 'Bank loan'): Books => ({
  ...acme,
  accounts: acme.accounts.map((account) => (account.ref === LOAN ? { ...account, type: 'LIABILITY', name } : account)),
  ...given,
});
const sheetOf = (books: Books) => balanceSheet(companyOn(ACME_TODAY, books), october)!;
const owed = (books: Books) => {
  const { currentLiabilities, longTermCreditors, netCurrentAssets, netAssets } = sheetOf(books);
  return [currentLiabilities, longTermCreditors, netCurrentAssets, netAssets].map(({ value }) => rounded(value, 2));
};

describe('a loan (5.2, 5.26)', () => {
  it.each(['Bank loan', 'Mortgage of the shop', 'Van on hire purchase'])(
    'called "%s" counts after one year, and is flagged until its owner says what is due earlier',
    (name) => {
      expect(owed(named({}, name))).toEqual([68_000, 60_000, 134_000, 159_000]);
      const { currentLiabilities, longTermCreditors, netCurrentAssets, netAssets } = sheetOf(named({}, name));
      const flag = { kind: 'splitUnknown', refs: [LOAN] };
      for (const figure of [currentLiabilities, longTermCreditors, netCurrentAssets])
        expect(figure.flags).toEqual([flag]);
      // However it is split, all of it is taken off.
      expect(netAssets.flags).toEqual([]);
      expect(positionAtMonthEnd(companyOn(ACME_TODAY, named({}, name)), october).quickRatio.flags).toEqual([flag]);
    },
  );

  it('is not flagged where its type says when it is due, nor where its owner placed it', () => {
    expect(sheetOf(acme).longTermCreditors.flags).toEqual([]);
    const placed = { [LOAN]: { category: 'longTermCreditors', tag: null } satisfies Placement };
    expect(sheetOf(named({ overrides: placed })).longTermCreditors.flags).toEqual([]);
  });

  it('is split as its owner states: balance sheet and quick ratio follow, and the explanation names the part', () => {
    const split = named({ dueWithinYear: { [LOAN]: pence(1_200_000) } });
    expect(owed(split)).toEqual([80_000, 48_000, 122_000, 159_000]);
    expect(sheetOf(split).longTermCreditors.flags).toEqual([]);
    const company = companyOn(ACME_TODAY, split);
    // (202,000 - 36,000) / 80,000, on a day too: days do not keep what is due later.
    expect(rounded(positionAtMonthEnd(company, october).quickRatio.value, 3)).toBe(2.075);
    expect(rounded(positionOnDay(company, ACME_TODAY).quickRatio.value, 3)).toBe(2.075);
    const { inputs } = explain(company, sheetOf(split).currentLiabilities);
    const lines = inputs.flatMap((input) => input.lines);
    expect(lines).toContainEqual(
      expect.objectContaining({
        account: expect.objectContaining({ name: 'Bank loan, the part due within a year' }) as unknown,
        amount: 1_200_000,
      }),
    );
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(8_000_000);
  });

  it('is due within a year at most in full, and not at all once it is repaid', () => {
    expect(owed(named({ dueWithinYear: { [LOAN]: pence(9_000_000) } }))).toEqual([128_000, 0, 74_000, 159_000]);
    expect(owed(named({ dueWithinYear: { [LOAN]: pence(0) } }))).toEqual([68_000, 60_000, 134_000, 159_000]);
  });

  it('is not split once it counts elsewhere, or is typed', () => {
    const account = acme.accounts.find(({ ref }) => ref === LOAN)!;
    expect(mayBeSplit(account, acme)).toBe(true);
    const elsewhere = { [LOAN]: { category: 'otherCurrentLiabilities', tag: null } satisfies Placement };
    expect(mayBeSplit(account, { ...acme, overrides: elsewhere })).toBe(false);
    expect(owed(named({ overrides: elsewhere, dueWithinYear: { [LOAN]: pence(1_200_000) } }))).toEqual([
      128_000, 0, 74_000, 159_000,
    ]);
    expect(mayBeSplit({ ...account, type: 'longTermCreditors' }, { ...acme, source: 'manual' })).toBe(false);
  });
});
