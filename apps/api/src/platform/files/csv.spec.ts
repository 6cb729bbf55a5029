import * as fc from 'fast-check';
import { csvRows } from './csv';

describe('files for spreadsheets', () => {
  it('quote what needs it', () => {
    expect(
      csvRows([
        ['a', 'b'],
        ['x, "y"', 'two\nlines'],
      ]),
    ).toBe('a,b\r\n"x, ""y""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+44', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1'])('take the formula out of %j', (text) => {
    expect(csvRows([[text]]).replace(/^"?/, '')).toMatch(/^'/);
  });

  it('hold no cell that begins a formula, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(csvRows([[text]])).not.toMatch(/^"?[=+\-@\t\r](?!\n$)/);
      }),
    );
  });
});
