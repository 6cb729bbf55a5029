import { addMonths, calendarDate, month } from '@keelson/kernel';
import { planLines, type PlanYear } from '@keelson/vocabulary';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { type PlanBase, planBase } from './plan-base';

const company = companyOn(ACME_TODAY, acme);
const told = (base: PlanBase | null, year: PlanYear) =>
  base && [base[year].months.length, ...planLines().map((line) => base[year].lines[line].value?.toNumber() ?? null)];

describe('what a plan starts from', () => {
  it('is the year so far and the whole year before, as in the profit and loss of Acme (5.4, 5.13)', () => {
    const base = planBase(company);
    expect(told(base, 'thisYear')).toEqual([7, 420_000, 168_000, 105_000, 84_000]);
    expect(told(base, 'lastYear')).toEqual([12, 650_000, 273_000, 165_000, 140_000]);
  });

  it('is the year just completed while no month of the new one is over (4.69)', () => {
    const base = planBase(companyOn(calendarDate('2026-04-20'), acme));
    expect(base?.thisYear.months.at(0)).toBe('2025-04');
    expect(told(base, 'thisYear')).toEqual([12, 650_000, 273_000, 165_000, 140_000]);
  });

  it('counts the months that are known, and has no figures of a year without any', () => {
    const kept = [month('2026-08'), month('2026-10')];
    const base = planBase(
      companyOn(ACME_TODAY, { ...acme, months: acme.months.filter((of) => kept.includes(of.month)) }),
    );
    expect(base?.thisYear.months).toEqual(kept);
    expect(told(base, 'thisYear')).toEqual([2, 120_000, 48_000, 30_000, 23_100]);
    expect(told(base, 'lastYear')).toEqual([0, null, null, null, null]);
  });

  it('is nothing where the books know neither year', () => {
    const old = acme.months.filter((of) => of.month < addMonths(month('2026-10'), -30));
    expect(old.length).toBeGreaterThan(0);
    expect(planBase(companyOn(ACME_TODAY, { ...acme, months: old }))).toBeNull();
    expect(planBase(companyOn(ACME_TODAY, { ...acme, months: [] }))).toBeNull();
  });
});
