import type { Month } from '@keelson/kernel';
import { monthsText } from './input-words';

describe('the months of a year', () => {
  it.each([
    [[], ''],
    [['2026-09'], 'Sep 2026'],
    [['2025-11', '2025-12', '2026-01'], 'Nov 2025 to Jan 2026'],
    [['2026-04', '2026-06', '2026-07', '2026-09'], 'Apr 2026, Jun 2026 to Jul 2026, Sep 2026'],
  ])('%j read as %s', (months, text) => expect(monthsText(months as Month[])).toBe(text));
});
