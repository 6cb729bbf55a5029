import {
  RECONCILIATION_CHECK_TITLES,
  RECONCILIATION_SETTLEMENT_TITLES,
  RECONCILIATION_STATE_TITLES,
} from '@keelson/vocabulary';
import type { Statement } from './get-month.query';

/** A line of the file: texts, a number of things, and an amount in pence. */
export interface SheetLine {
  readonly texts: readonly string[];
  readonly number: number | null;
  readonly pence: number | null;
}

/** In and out stand in columns of their own: no cell begins with a sign, which spreadsheets may take for a formula. */
export const MONTH_HEADINGS: readonly string[] = [
  'Part',
  'Entry',
  'Date (UTC)',
  'State',
  'Done by',
  'Number',
  'In (£)',
  'Out (£)',
];

interface Told {
  readonly date?: string | null;
  readonly state?: string;
  readonly by?: string;
  readonly number?: number;
  readonly pence?: number;
}

const lineOf = (part: string, entry: string, told: Told): SheetLine => ({
  texts: [part, entry, told.date ?? '', told.state ?? '', told.by ?? ''],
  number: told.number ?? null,
  pence: told.pence ?? null,
});

const ERASED = 'name erased';

/** The statement of a month, line by line, with the totals that its page shows. */
export function monthSheet(statement: Statement): readonly SheetLine[] {
  const { month, closed, figures, checks, payouts, settled, changed } = statement;
  const total = (entry: string, pence: number) => lineOf('Total', entry, { pence });
  return [
    closed
      ? lineOf('Statement', month, { date: closed.at, state: 'Closed', by: closed.by.name ?? ERASED })
      : lineOf('Statement', month, { state: 'Not closed: provisional' }),
    lineOf('Total', 'Payments', { number: figures.payments }),
    total('Gross', figures.grossPence),
    total('Refunds', figures.refundsPence),
    total('Disputes', figures.disputesPence),
    total('Other', figures.otherPence),
    total('Fees', figures.feesPence),
    total('Net', figures.netPence),
    total('Paid out', figures.paidOutPence),
    total('Payouts beyond their lines', figures.differencePence),
    ...checks.map(({ check, holds, open }) =>
      lineOf('Check', RECONCILIATION_CHECK_TITLES[check], { state: holds ? 'holds' : 'does not hold', number: open }),
    ),
    ...payouts.flatMap(payoutLines),
    ...settled.map((each) => caseLine('Settled', each, each.settledAt)),
    ...changed.map((each) => caseLine('Changed since', each, each.changedAt)),
  ];
}

const payoutLines = (payout: Statement['payouts'][number]): readonly SheetLine[] => {
  const { payoutId, arrivesAt: date, amountPence, linesPence, lines, state, settled, currency } = payout;
  const stood = state === null ? '' : `${RECONCILIATION_STATE_TITLES[state]}${settled ? ', settled' : ''}`;
  const inPounds = currency === 'gbp';
  return [
    lineOf('Payout', payoutId, {
      date,
      state: inPounds ? stood : `${stood}, in ${currency}`,
      ...(inPounds && { pence: amountPence }),
    }),
    lineOf('Lines of payout', payoutId, { number: lines, pence: linesPence }),
  ];
};

function caseLine(part: string, each: Statement['settled'][number], date: string | null): SheetLine {
  const { caseId, state, act, by, settled, gapPence } = each;
  const how = act === null ? [] : [settled ? RECONCILIATION_SETTLEMENT_TITLES[act] : 'changed since it was settled'];
  return lineOf(part, caseId, {
    ...{ date, state: [RECONCILIATION_STATE_TITLES[state], ...how].join(', ') },
    ...{ by: by ? (by.name ?? ERASED) : '', pence: gapPence },
  });
}
