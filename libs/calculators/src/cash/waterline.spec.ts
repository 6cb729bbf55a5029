import { month, rounded } from '@keelson/kernel';
import { trailing } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { slowPayers, waterline } from './waterline';

const company = companyOn(ACME_TODAY, acme);
const october = month('2026-10');

it('is one month of wages and overheads of the last twelve', () => {
  expect(rounded(waterline(company, trailing(company, october)), 2)).toBe(26_500);
  expect(waterline(company, trailing(company, month('2020-01')))).toBeNull();
});

it('finds 13,315.07 that customers of Acme are slow to pay (5.12)', () => {
  expect(rounded(slowPayers(company, october), 2)).toBe(13_315.07);
  expect(slowPayers(company, month('2020-01'))).toBeNull();
});
