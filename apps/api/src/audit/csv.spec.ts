import * as fc from 'fast-check';
import { csvOf } from './csv';

describe('files for spreadsheets', () => {
  it('begin with a byte order mark and quote what needs it', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['x, "y"', 'two\nlines'],
      ]),
    ).toBe('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+44', '-1', '@SUM(A1)', '\t=1', '\r=1'])('take the formula out of %j', (text) => {
    expect(
      csvOf([[text]])
        .replace(/^\uFEFF"?/, '')
        .startsWith("'"),
    ).toBe(true);
  });

  it('hold no cell that begins a formula, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(csvOf([[text]])).not.toMatch(/^\uFEFF"?[=+\-@\t\r](?!\n$)/);
      }),
    );
  });
});
