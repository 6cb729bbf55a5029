import fc from 'fast-check';
import { axisText, pointText, tableText, tooltipText } from './chart-formats';
import { csvOf } from './data-sheet';
import { heightsOf, segmentsOf } from './stacking';
import { valueAxis } from './value-axis';

describe('the figures of charts', () => {
  it('[FIN-14~] has five ticks above zero in steps of a magnitude', () => {
    expect(valueAxis([57_300, null, 12]).ticks).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
    expect(valueAxis([50_000]).high).toBe(50_000);
    expect(valueAxis([0.35]).ticks).toEqual([0, 0.07, 0.14, 0.21, 0.28, 0.35]);
    expect(valueAxis([]).ticks).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes below zero only as far as the losses do', () => {
    expect(valueAxis([40, -12])).toEqual({ low: -16, high: 40, ticks: [-16, -8, 0, 8, 16, 24, 32, 40] });
    expect(valueAxis([-10]).high).toBe(0);
  });

  it('has room for every value and a tick at zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 40 }), (values) => {
        const { low, high, ticks } = valueAxis(values);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(11);
        for (const value of values) {
          expect(value).toBeLessThanOrEqual(high);
          expect(value).toBeGreaterThanOrEqual(low);
        }
      }),
    );
  });

  it('[FIN-15] writes pounds of en-GB without decimals in tables, percentages and tooltips with one', () => {
    expect(tableText(1_234_567.5, 'pounds')).toBe('£1,234,568');
    expect(tableText(-1_200, 'pounds')).toBe('−£1,200');
    expect(tableText(59.13, 'percent')).toBe('59.1%');
    expect(tableText(7.8333, 'times')).toBe('7.83');
    expect(tableText(null, 'pounds')).toBe('-');
    expect(tooltipText(60_000, 'pounds')).toBe('£60,000.0');
    expect(tooltipText(47.609, 'days')).toBe('47.6');
    expect(tooltipText(13.0434, 'percent')).toBe('13.0%');
    expect([0, 950, 60_000, -1_500_000].map((value) => axisText(value, 'pounds'))).toEqual([
      '£0',
      '£950',
      '£60k',
      '−£1.5m',
    ]);
    expect([60_000, 950.4, -0.2].map((value) => pointText(value, 'pounds'))).toEqual(['£60.0k', '£950', '£0']);
  });

  it('stacks what is positive upwards and losses downwards', () => {
    const stacked = segmentsOf([
      { name: 'Payroll', tone: 3, values: [30, 40] },
      { name: 'Overheads', tone: 2, values: [90, 60] },
      { name: 'Profit before tax', tone: 1, values: [-20, null] },
    ]);
    expect(stacked.map(({ name, index, from, to }) => [name, index, from, to])).toEqual([
      ['Payroll', 0, 0, 30],
      ['Payroll', 1, 0, 40],
      ['Overheads', 0, 30, 120],
      ['Overheads', 1, 40, 100],
      ['Profit before tax', 0, 0, -20],
    ]);
    expect(heightsOf(stacked)).toEqual([30, 40, 120, 100, -20]);
  });

  it('saves a sheet in which no text becomes a formula', () => {
    const file = csvOf({
      title: 'Sales',
      rowsAre: 'Month',
      columns: [{ name: '=cmd', unit: 'pounds' }],
      rows: [
        { name: 'a, "b"', values: [-1.5] },
        { name: '-2', values: [null] },
      ],
    });
    expect(file).toBe('\uFEFFMonth,\'=cmd\r\n"a, ""b""",-1.5\r\n\'-2,\r\n');
  });
});
