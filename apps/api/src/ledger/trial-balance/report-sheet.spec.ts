import { addMonths, month } from '@keelson/kernel';
import { readSheet } from 'read-excel-file/node';
import { csvRows } from '../../platform/files/csv';
import { zipParts } from '../testing/zip-parts';
import { reportFile } from './report-sheet';
import type { TrialBalance } from './trial-balance';

const twelve = Array<number>(12).fill(100.5);
const columns = (first: string) => twelve.map((_, at) => ({ date: addMonths(month(first), at), period: `P${at + 1}` }));
const years = { last_year_minus_one: twelve, last_year: twelve, this_year: twelve };
const first = {
  ...{ ref: 1, account_code: '200', account_name: 'Sales', account_type: 'REVENUE', account_sub_type: null },
  unmapped: false,
  ...years,
};
const table: TrialBalance = {
  ...{ companyName: 'Acme', financial_month: 3, cycleLastRun: null, informationFrom: 'xero', view: 'asAt' },
  lastyearMinusOne: columns('2024-04'),
  LastYear: columns('2025-04'),
  presentMonths: columns('2026-04'),
  rows: [],
  totals: years,
  outOfBalance: [],
};

it('[IO-05] takes every formula out of headings, names and codes, and keeps what looks the same apart', async () => {
  const hostile = ['=', '+', '-', '@', '\t', '\r', '\0'].map((begin) => `${begin}1+1`);
  const rows = [...hostile.map((name) => ({ ...first, account_code: name, account_name: name })), first, first];
  const chunks: Buffer[] = [];
  const quickbooks = { ...table, companyName: '\0=1+1', informationFrom: 'quickbooks' as const, rows };
  for await (const chunk of await reportFile(quickbooks)) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  const read = await readSheet(file, { trim: false });
  expect(read[0]?.[0]).toBe("'=1+1");
  hostile.forEach((name, at) => {
    const written = `'${name.replace('\0', '').replace('\r', '\n')}`;
    expect(read[4 + at]?.slice(0, 2).map((cell) => String(cell).replace('\r', '\n'))).toEqual([written, written]);
  });
  expect(zipParts(file).get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >/]|t="str"/);
  expect(new Set(read[3])).toHaveProperty('size', 4 + 36);
  expect(read).toHaveLength(4 + rows.length + 1);
  expect(read.at(-3)).toEqual(read.at(-2));
  expect(csvRows([hostile, hostile])).not.toMatch(/(^|[,"\n])[=+\-@\t\r\0]/);
});
