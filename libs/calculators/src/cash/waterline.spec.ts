import { calendarDate, month, rounded } from '@keelson/kernel';
import { trailing } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { monthlyCosts, monthsOfCosts, slowPayers } from './waterline';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');
const ofYear = trailing(company, october);

it('is one month of wages and overheads of the last twelve', () => {
  expect(rounded(monthlyCosts(company, ofYear).value, 2)).toBe(26_500);
  expect(monthlyCosts(company, trailing(company, month('2020-01'))).value).toBeNull();
});

it('finds how many of those months today’s cash pays', () => {
  expect(rounded(monthsOfCosts(company, ACME_TODAY, ofYear).value, 4)).toBe(1.9623);
  expect(monthsOfCosts(company, calendarDate('2020-01-01'), ofYear).value).toBeNull();
});

it('finds 17,260.27 that customers of Acme are slow to pay, by the sales of twelve months (5.12, 5.26)', () => {
  expect(rounded(slowPayers(company, october).value, 2)).toBe(17_260.27);
  expect(slowPayers(company, month('2020-01')).value).toBeNull();
});
