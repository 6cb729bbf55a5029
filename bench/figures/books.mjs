// A company's books of 36 months and 100 accounts, as an import leaves them.
const MONTHS = 36;
const ACCOUNTS = 100;
const TYPES = [
  'REVENUE',
  'DIRECTCOSTS',
  'OVERHEADS',
  'OVERHEADS',
  'OVERHEADS',
  'FIXED',
  'CURRENT',
  'CURRLIAB',
  'BANK',
  'EQUITY',
];
const NAMES = [
  'Sales',
  'Materials',
  'Salaries',
  'Marketing',
  'Rent',
  'Vans',
  'Deposits',
  'Accruals',
  'Bank',
  'Capital',
];
const SYSTEM = { 6: 'DEBTORS', 7: 'CREDITORS' };

const NOW = new Date();

/** The day on which the books are looked at; the last of their months ended before it. */
export const TODAY = NOW.toISOString().slice(0, 10);

const monthOf = (at) =>
  new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - MONTHS + at, 1)).toISOString().slice(0, 7);
const dayOf = (at) => new Date(Date.parse(TODAY) + (at - 30) * 86_400_000).toISOString().slice(0, 10);

/** The same for the same number; amounts are whole pence and sum to nothing in each month. */
export function booksOf(number) {
  const accounts = Array.from({ length: ACCOUNTS }, (_, at) => ({
    ref: at + 1,
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    code: String(200 + at),
    name: `${NAMES[at % 10]} ${at}`,
    type: TYPES[at % 10],
    subType: null,
    systemAccount: (at < 10 && SYSTEM[at]) || null,
  }));
  const amount = (at, month) => ((at * 7_919 + month * 104_729 + number * 1_299_709) % 900_000) + 10_000;
  const months = Array.from({ length: MONTHS }, (_, month) => {
    const lines = accounts.slice(1).map(({ ref, type }) => {
      const value = amount(ref, month) * (type === 'CURRLIAB' || type === 'EQUITY' ? -1 : 1);
      return [ref, value, value];
    });
    const rest = -lines.reduce((sum, [, value]) => sum + value, 0);
    return {
      month: monthOf(month),
      importId: `import_${month % 3}`,
      recordedAt: `${TODAY}T00:00:00.000Z`,
      lines: [[1, rest, rest], ...lines],
    };
  });
  const dates = Array.from({ length: 31 }, (_, at) => dayOf(at));
  return {
    source: 'xero',
    organisationName: `Company ${number}`,
    yearEndMonth: 3,
    vatMultiplier: '1.20',
    accounts,
    overrides: {},
    months,
    headcounts: Object.fromEntries(months.map(({ month }, at) => [month, String(5 + (at % 3))])),
    days: dates.slice(-8).map((date, at) => ({
      date,
      importId: 'import_0',
      lines: accounts.filter(({ type }) => type === 'BANK').map(({ ref }) => [ref, amount(ref, at)]),
    })),
    bankDays: dates.map((date, at) => ({
      date,
      importId: 'import_0',
      received: amount(1, at),
      spent: amount(2, at),
      transferAssumed: false,
    })),
  };
}
