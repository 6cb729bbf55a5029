import type { AccountStanding } from '@keelson/vocabulary';
import { accountFlags, type AccountSituation, signInHold, standingOf } from './account-flags';

const endsAt = '2026-11-16T09:00:00.000Z';
const before = new Date('2026-11-16T08:59:59.999Z');
const end = new Date(endsAt);

type Row = readonly [
  string,
  AccountSituation,
  Date,
  readonly [number, number, number, boolean, boolean, string],
  AccountStanding,
];

const rows: readonly Row[] = [
  [
    'paid form sent, checkout open',
    { kind: 'awaiting-payment' },
    before,
    [0, 0, 0, false, true, 'Unpaid'],
    'awaiting-payment',
  ],
  ['payment skipped: trial', { kind: 'trial', trial: 2, endsAt }, before, [2, 0, 0, false, true, 'Trial'], 'premium'],
  [
    'the same, 14 days over',
    { kind: 'trial', trial: 2, endsAt },
    end,
    [2, 0, 0, true, true, 'Trial ended'],
    'trial-ended',
  ],
  [
    'trial by the register form',
    { kind: 'trial', trial: 1, endsAt },
    before,
    [1, 0, 0, false, false, 'Trial'],
    'basic',
  ],
  ['the same, over', { kind: 'trial', trial: 1, endsAt }, end, [1, 0, 0, true, false, 'Trial ended'], 'trial-ended'],
  ['paid', { kind: 'paid' }, before, [0, 1, 1, false, true, 'Paid'], 'premium'],
  ['migrated by staff, not yet paid', { kind: 'migrated' }, before, [0, 0, 1, false, true, 'Unpaid'], 'migrated'],
  ['ended while premium', { kind: 'ended', premium: true }, before, [0, 0, 0, false, true, 'Unpaid'], 'ended'],
  ['ended while not premium', { kind: 'ended', premium: false }, before, [0, 0, 0, false, false, 'Unpaid'], 'ended'],
];

const HELD: { readonly [Standing in AccountStanding]?: string } = {
  'trial-ended': 'trial-ended',
  'awaiting-payment': 'pay-or-skip',
  ended: 'pay-or-skip',
  migrated: 'subscriber-moved',
};

describe('the flags of an account', () => {
  it.each(rows)('%s', (_, situation, at, [trial, paid, subscribed, trialExpired, premium, paymentStatus]) => {
    expect(accountFlags(situation, at)).toEqual({ trial, paid, subscribed, trialExpired, premium, paymentStatus });
  });

  it.each(rows)('%s: what may be called', (_, situation, at, _flags, standing) => {
    expect(standingOf(situation, at)).toBe(standing);
  });

  it.each(rows)('%s: what a sign-in waits for', (_, situation, at, _flags, standing) => {
    expect(signInHold(accountFlags(situation, at))).toBe(HELD[standing] ?? null);
  });
});
