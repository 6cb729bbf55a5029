import { accountFlags, type AccountSituation } from './account-flags';

const endsAt = '2026-11-16T09:00:00.000Z';
const before = new Date('2026-11-16T08:59:59.999Z');
const end = new Date(endsAt);

type Row = readonly [string, AccountSituation, Date, readonly [number, number, number, boolean, boolean, string]];

const rows: readonly Row[] = [
  ['paid form sent, checkout open', { kind: 'awaiting-payment' }, before, [0, 0, 0, false, true, 'Unpaid']],
  ['payment skipped: trial', { kind: 'trial', trial: 2, endsAt }, before, [2, 0, 0, false, true, 'Trial']],
  ['the same, 14 days over', { kind: 'trial', trial: 2, endsAt }, end, [2, 0, 0, true, true, 'Trial ended']],
  ['trial by the register form', { kind: 'trial', trial: 1, endsAt }, before, [1, 0, 0, false, false, 'Trial']],
  ['the same, over', { kind: 'trial', trial: 1, endsAt }, end, [1, 0, 0, true, false, 'Trial ended']],
  ['paid', { kind: 'paid' }, before, [0, 1, 1, false, true, 'Paid']],
  ['migrated by staff, not yet paid', { kind: 'migrated' }, before, [0, 0, 1, false, true, 'Unpaid']],
  ['ended while premium', { kind: 'ended', premium: true }, before, [0, 0, 0, false, true, 'Unpaid']],
  ['ended while not premium', { kind: 'ended', premium: false }, before, [0, 0, 0, false, false, 'Unpaid']],
];

describe('the flags of an account', () => {
  it.each(rows)('%s', (_, situation, at, [trial, paid, subscribed, trialExpired, premium, paymentStatus]) => {
    expect(accountFlags(situation, at)).toEqual({ trial, paid, subscribed, trialExpired, premium, paymentStatus });
  });
});
