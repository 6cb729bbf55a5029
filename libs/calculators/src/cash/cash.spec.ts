import { calendarDate, month, pence, rounded } from '@keelson/kernel';
import type { Books } from '../books';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { todaysBalance } from './cash-balance';
import { cashFlowByDay, cashFlowByMonth } from './cash-flow';
import { coverColour, positionAtMonthEnd, positionOnDay, positionsByDay } from './position';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');

const withBank = (balance: number): Books => ({
  ...acme,
  months: acme.months.map((of) => ({
    ...of,
    lines: of.lines.map((line) => (line[0] === 10 ? [10, pence(0), pence(balance)] : line)),
  })),
});

describe('[FIN-05~] cover ratio (5.9)', () => {
  it('is 3.56 and green for Acme', () => {
    const position = positionAtMonthEnd(company, october);
    expect([rounded(position.coverRatio.value, 2), position.coverColour]).toEqual([3.56, 'green']);
    expect(rounded(position.cashDebtors.value, 0)).toBe(160_000);
  });

  it('takes an overdraft off: 1.84 and amber', () => {
    const position = positionAtMonthEnd(companyOn(ACME_TODAY, withBank(-2_500_000)), october);
    expect([rounded(position.coverRatio.value, 2), position.coverColour]).toEqual([1.84, 'amber']);
  });

  it('stands beside a quick ratio of 2.44: 202,000 less stock of 36,000 over 68,000 (5.26)', () => {
    expect(rounded(positionAtMonthEnd(company, october).quickRatio.value, 2)).toBe(2.44);
    expect(rounded(positionOnDay(company, ACME_TODAY).quickRatio.value, 2)).toBe(2.44);
    // The overdraft is owed, and no current asset: (108,000 + 6,000) ÷ (68,000 + 25,000).
    const overdrawn = positionAtMonthEnd(companyOn(ACME_TODAY, withBank(-2_500_000)), october);
    expect(rounded(overdrawn.quickRatio.value, 2)).toBe(1.23);
    expect(positionAtMonthEnd(company, month('2020-01')).quickRatio.value).toBeNull();
  });

  it('is coloured by the unrounded value', () => {
    // Of creditors of 45,000 and debtors of 108,000: 1.5 is a bank of -40,500, 2 one of -18,000.
    const colours = [-4_050_000, -4_049_999, -1_800_000, -1_799_999].map(
      (bank) => positionAtMonthEnd(companyOn(ACME_TODAY, withBank(bank)), october).coverColour,
    );
    expect(colours).toEqual(['red', 'amber', 'amber', 'green']);
  });

  it('has neither value nor colour for a month never imported', () => {
    const { coverRatio } = positionAtMonthEnd(company, month('2020-01'));
    expect([coverRatio.value, coverColour(coverRatio)]).toEqual([null, null]);
  });
});

describe("today's balance (5.11)", () => {
  it('is 4.0 percent above that of seven days earlier', () => {
    const of = todaysBalance(company);
    expect([of.date, rounded(of.balance.value, 2)]).toEqual([ACME_TODAY, 52_000]);
    expect([of.weekChange, of.monthEndChange].map(({ value }) => rounded(value, 1))).toEqual([4, 0]);
    expect(of.balance.importIds).toEqual(['day-2026-11-21']);
  });

  it('has no change without that day, and nothing before the first', () => {
    const one = todaysBalance(companyOn(ACME_TODAY, { ...acme, days: acme.days.slice(1) }));
    expect([rounded(one.balance.value, 0), one.weekChange.value]).toEqual([52_000, null]);
    expect(todaysBalance(companyOn(calendarDate('2026-11-01'), acme))).toMatchObject({
      date: null,
      balance: { value: null },
    });
  });

  it('takes what was left open of a day entered by hand for unknown, not for nothing', () => {
    const account = (ref: number, type: string) => ({ ...acme.accounts[0]!, ref, type });
    const typed = companyOn(ACME_TODAY, {
      ...acme,
      source: 'manual',
      accounts: [account(1, 'cash'), account(2, 'stock')],
      days: [
        { date: calendarDate('2026-11-19'), importId: 'a', lines: [[1, pence(100)]] },
        { date: calendarDate('2026-11-20'), importId: 'b', lines: [[2, pence(500)]] },
      ],
    });
    expect(todaysBalance(typed).date).toBe('2026-11-19');
    const { cash, stock, cashDebtors } = positionOnDay(typed, calendarDate('2026-11-20'));
    expect([cash.value, rounded(stock.value, 0), cashDebtors.value]).toEqual([null, 5, null]);
  });

  it('tells stock, debtors and creditors of each recorded day', () => {
    expect(positionsByDay(company).map(({ date }) => date)).toEqual(['2026-11-14', '2026-11-21']);
    expect(rounded(positionOnDay(company, ACME_TODAY).tradeCreditors.value, 0)).toBe(45_000);
  });
});

describe('cash in and out (5.9)', () => {
  const day = (date: string, received: number, spent: number, transferAssumed = false): Books['bankDays'][number] => ({
    date: calendarDate(date),
    importId: 'i',
    received: pence(received),
    spent: pence(spent),
    transferAssumed,
  });

  it('nets 4,200 in and 3,150 out to 1,050', () => {
    const [only] = cashFlowByDay(company);
    const of = [only?.cashIn, only?.cashOut, only?.netMovement].map((figure) => rounded(figure?.value ?? null, 2));
    expect(of).toEqual([4_200, 3_150, 1_050]);
  });

  it('adds up months that are held in full, flags assumed transfers, and goes by balances before', () => {
    const held = companyOn(ACME_TODAY, {
      ...withBank(5_000_000),
      bankDays: [day('2026-09-20', 1, 1), day('2026-10-01', 500, 200, true), day('2026-10-31', 100, 700)],
    });
    const months = cashFlowByMonth(held);
    const last = months.at(-1);
    expect([last?.month, rounded(last?.netMovement.value ?? null, 2)]).toEqual(['2026-10', -3]);
    expect(last?.netMovement.flags).toEqual([{ kind: 'transferAssumed', dates: ['2026-10-01'] }]);
    const september = months.at(-2);
    expect([september?.cashIn.value, rounded(september?.netMovement.value ?? null, 2)]).toEqual([null, 0]);
  });
});
