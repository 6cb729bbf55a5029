import { companyOn } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { readSheet } from 'read-excel-file/node';
import { balanceSheetFile } from './balance-sheet-file';
import { financialsAnswer } from './financials-answer';
import type { OverviewAnswer } from './wire-figure';

const overview = (company: string, financials: OverviewAnswer['financials']): OverviewAnswer => ({
  ...{ company, informationFrom: 'xero', period1: false, yearEndMonth: 3, asAt: ACME_TODAY, knownOn: null },
  import: { status: 'finished', months: 36, message: null, lastImportedAt: null, restated: 0 },
  lockedSections: [],
  financials,
});

const read = async (of: OverviewAnswer) => {
  const chunks: Buffer[] = [];
  for await (const chunk of await balanceSheetFile(of)) chunks.push(chunk as Buffer);
  return readSheet(Buffer.concat(chunks), { trim: false });
};

const financials = financialsAnswer(companyOn(ACME_TODAY, acme));

describe('the workbook of the balance sheet', () => {
  it('[BS-01~] has months as columns, seven rows in the order of the page, and amounts as numbers', async () => {
    const [title, , heads, ...rows] = await read(overview('Acme', financials));
    expect(title?.[0]).toBe('Balance Sheet for Acme');
    expect([heads?.[0], heads?.[1], heads?.at(-1), heads?.length]).toEqual([
      ...['Pounds', 'Apr 2025', 'Oct 2026', 1 + financials.balanceSheet.length],
    ]);
    expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['Fixed assets', 85_000],
      ['Current assets', 202_000],
      ['Current Liabilities', 68_000],
      ['Net Current Assets(liabilities)', 134_000],
      ['Creditors amounts falling due after more than one year', 60_000],
      ['Net Assets', 159_000],
      ['Capital and reserves', 159_000],
    ]);
  });

  it('keeps a loss a negative number, leaves what is not known empty, and takes no name for a formula', async () => {
    const [month] = financials.balanceSheet.slice(-1);
    const changed = { ...month!, netAssets: -1_234.56, 'Capital reserves': null };
    const sheet = await read(overview('=1+1', { ...financials, balanceSheet: [changed] }));
    expect(sheet[0]?.[0]).toBe('Balance Sheet for =1+1');
    expect(sheet.slice(-2).map((row) => row[1] ?? null)).toEqual([-1_234.56, null]);
    expect(sheet.flat().filter((cell) => typeof cell === 'string' && /^[=+@-]/.test(cell))).toEqual([]);
  });

  it('is the head and the names alone before there are books', async () => {
    const sheet = await read(overview('Young Ltd', null));
    expect(sheet).toHaveLength(3 + 7);
    expect(sheet[2]).toEqual(['Pounds']);
  });
});
