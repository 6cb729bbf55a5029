import { calendarDate } from '@keelson/kernel';
import fc from 'fast-check';
import { isTextOver, lastTextOver, readStatement } from './statement';
import { statementDate, statementPence } from './statement-values';

const TODAY = calendarDate('2026-11-27');
const read = (text: string) => readStatement(text, TODAY);
const linesOf = (text: string) =>
  read(text).lines.map(({ date, text: words, amountPence }) => [date, words, amountPence]);
const STRIPE = ['2026-10-31', 'STRIPE PAYMENTS', 95_715];

describe('dates and amounts of a bank', () => {
  it.each([
    '2026-10-31',
    '31/10/2026',
    '31/10/26',
    '31-10-2026',
    '31.10.2026',
    '31 Oct 2026',
    '31-OCT-26',
    '31 October 2026',
  ])('%s is 31 October 2026', (text) => expect(statementDate(text)).toBe('2026-10-31'));
  it('takes the day before the month where a date could be either', () => {
    expect(statementDate('03/04/2026')).toBe('2026-04-03');
  });
  it.each(['31/11/2026', '10/31/2026', '2026-13-01', '31 Okt 2026', '31/10', '', 'Date', '45961'])(
    '%s is no date',
    (text) => expect(statementDate(text)).toBeUndefined(),
  );
  it.each([
    ['957.15', 95_715],
    ['£1,234,567.80', 123_456_780],
    ['1,234', 123_400],
    ['12.5', 1_250],
    ['-£12.50', -1_250],
    ['£-12.50', -1_250],
    ['−12.50', -1_250],
    ['(12.50)', -1_250],
    ['(£12.50)', -1_250],
    ['12.50-', -1_250],
    ['12.50 DR', -1_250],
    ['12.50CR', 1_250],
    ['GBP 12.50', 1_250],
    ['+12.50', 1_250],
    ['-0.00', 0],
  ])('%s is %i pence', (text, pence) => expect(statementPence(text)).toBe(pence));
  it.each([
    '',
    '-',
    '1.234,56',
    '12,34',
    '1,2345.00',
    '12.345',
    '-12.50 DR',
    '(-12.50)',
    '(12.50',
    '$5',
    '=1+1',
    '1e5',
    '12345678901',
  ])('%s is no amount', (text) => expect(statementPence(text)).toBeUndefined());

  it('reads every amount back from every way of writing it', () => {
    const thousands = (pence: number) =>
      (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (pence) => {
        const plain = (pence / 100).toFixed(2);
        for (const size of [plain, thousands(pence)]) {
          for (const more of [size, `£${size}`, `${size} CR`]) expect(statementPence(more)).toBe(pence);
          for (const less of [`-${size}`, `(£${size})`, `${size} DR`, `${size}-`])
            expect(statementPence(less)).toBe(-pence);
        }
      }),
    );
  });
});

describe('a bank statement', () => {
  it.each([
    ['by commas', '31/10/2026,STRIPE PAYMENTS,957.15'],
    ['by tabs', '31 Oct 2026\tSTRIPE PAYMENTS\t£957.15'],
    ['by semicolons', '2026-10-31;STRIPE PAYMENTS;957.15\r\n'],
    ['with quotes', '"31/10/2026","STRIPE  PAYMENTS","£957.15"\n'],
    ['with titles', 'Date,Description,Amount\n31/10/2026,STRIPE PAYMENTS,957.15'],
    ['with titles in another order', 'Transaction date,Value (£),Details\n31/10/2026,957.15,STRIPE PAYMENTS'],
    ['with a mark of its encoding and empty lines', '\ufeff\n\n31/10/2026,STRIPE PAYMENTS,957.15,,\n\n'],
  ])('is read %s', (_, text) => {
    expect(read(text).refused).toEqual([]);
    expect(linesOf(text)).toEqual([STRIPE]);
  });

  it('keeps separators, quotation marks and what looks like a formula in a text as they stand', () => {
    expect(linesOf('31/10/2026,"SMITH, ""BOB""; LTD",1.00\n31/10/2026,=HYPERLINK(1),2.00')).toEqual([
      ['2026-10-31', 'SMITH, "BOB"; LTD', 100],
      ['2026-10-31', '=HYPERLINK(1)', 200],
    ]);
  });

  it('names every line that it does not take, by its number and the reason', () => {
    const text = [
      'Date,Text,Amount',
      '31/10/2026,GOOD,1.00',
      '32/10/2026,BAD DAY,1.00',
      '31/10/2026,BAD AMOUNT,1.2.3',
      '31/10/2026,,1.00',
      '28/11/2026,TOMORROW,1.00',
      '27/11/2024,TOO OLD,1.00',
      '31/10/2026,THOUSANDS,1,000.00',
      `31/10/2026,${'x'.repeat(201)},1.00`,
      '31/10/2026,BELL\u0007,1.00',
      '31/10/2026',
      '31/10/2026,"OPEN,1.00',
      '31/10/2026,LAST,1.00',
    ].join('\n');
    expect(read(text).refused.map(({ row, fault }) => [row, fault])).toEqual([
      [3, 'date'],
      [4, 'amount'],
      [5, 'noText'],
      [6, 'future'],
      [7, 'tooOld'],
      [8, 'columns'],
      [9, 'textTooLong'],
      [10, 'notPlain'],
      [11, 'columns'],
      [12, 'quotes'],
    ]);
    expect(linesOf(text)).toHaveLength(2);
  });

  it('counts lines that say the same, so that each has a name of its own', () => {
    const twice = '31/10/2026,FEE,-1.00\n31/10/2026,FEE,-1.00\n30/10/2026,FEE,-1.00';
    expect(read(twice).lines.map(({ occurrence }) => occurrence)).toEqual([1, 2, 1]);
  });

  it('reads whatever was written, by every separator, quoted or not, and never takes part of a line', () => {
    const words = fc
      .stringMatching(/^[A-Za-z][A-Za-z0-9 ,;"=+@'-]{0,40}$/)
      .map((text) => text.trim().replace(/ +/g, ' '));
    const line = fc.record({ day: fc.integer({ min: 1, max: 30 }), words, pence: fc.integer({ min: -1e9, max: 1e9 }) });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.constantFrom(',', ';', '\t'), (lines, by) => {
        const rows = lines.map(({ day, words: text, pence }) => [
          `2026-09-${String(day).padStart(2, '0')}`,
          quoted(text),
          (pence / 100).toFixed(2),
        ]);
        expect(read(rows.map((row) => row.join(by)).join('\n')).refused).toEqual([]);
        expect(linesOf(rows.map((row) => row.join(by)).join('\n'))).toEqual(
          lines.map(({ words: text, pence }, at) => [rows[at]?.[0], text, pence === 0 ? 0 : pence]),
        );
      }),
    );
  });

  it('is read without a fault whatever it holds, each record once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '1', '/', '2', 'a', '.', '-') }),
        (text) => {
          const { lines, refused } = read(text);
          const rows = [...lines, ...refused].map(({ row }) => row);
          expect(new Set(rows).size).toBe(rows.length);
        },
      ),
    );
  });
});

describe('how long a text is kept', () => {
  it.each([
    ['2026-11-27', '2024-11-27'],
    ['2026-02-28', '2024-02-28'],
    ['2024-02-29', '2022-02-28'],
    ['2026-10-31', '2024-10-31'],
  ])('on %s the texts of %s are over, and those of the day after are not', (today, last) => {
    expect(lastTextOver(calendarDate(today))).toBe(last);
    expect(isTextOver(calendarDate(last), calendarDate(today))).toBe(true);
  });
});
