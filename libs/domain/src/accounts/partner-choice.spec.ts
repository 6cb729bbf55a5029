import fc from 'fast-check';
import type { AccountCommand } from './account.commands';
import { accountDecider } from './account.decider';
import type { AccountEvent } from './account.events';
import type { AccountState } from './account.state';
import { DEFAULT_PARTNER } from './default-partner';

const registered: AccountEvent = {
  type: 'accounts.customer-registered.v1',
  data: {
    accountId: 'acc_1',
    name: 'Ada Byron',
    companyName: 'Engine Works',
    companyRegistrationNumber: null,
    sector: 3,
    companyType: 'soletrader',
    phone: '01632960001',
    phoneDigits: '01632960001',
    email: 'ada@example.com',
    supportNeeds: [],
    trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
  },
};
const opened: AccountEvent = { type: 'accounts.partner-account-opened.v1', data: {} };
const assigned: AccountEvent = { type: 'accounts.partner-assigned.v1', data: { partnerId: 'acc_p', byCode: true } };
const removed: AccountEvent = { type: 'accounts.partner-removed.v1', data: {} };
const assign = (partnerId: string | undefined): AccountCommand => ({ name: 'AssignPartner', partnerId, byCode: true });

const folded = (events: readonly AccountEvent[]): AccountState =>
  events.reduce((state, event) => accountDecider.evolve(state, event), accountDecider.initialState);
const decided = (given: readonly AccountEvent[], command: AccountCommand) => {
  const decision = accountDecider.decide(command, folded(given));
  return decision.ok ? decision.value : decision.failure.code;
};

describe('the channel partner of a customer', () => {
  it('[PROFILE-06~] changes by a code that somebody holds, and not to the one it is already', () => {
    expect(decided([registered], assign('acc_p'))).toEqual([assigned]);
    expect(decided([registered], assign(undefined))).toBe('UNKNOWN_PARTNER_CODE');
    expect(decided([registered, assigned], assign('acc_p'))).toBe('ALREADY_THIS_PARTNER');
    expect(decided([registered], assign(DEFAULT_PARTNER.id))).toBe('ALREADY_THIS_PARTNER');
  });

  it('[PROFILE-06~] is removed to the default partner, who is never removed', () => {
    expect(decided([registered, assigned], { name: 'RemovePartner' })).toEqual([removed]);
    expect(decided([registered], { name: 'RemovePartner' })).toBe('DEFAULT_PARTNER_STAYS');
    expect(decided([registered, assigned, removed], { name: 'RemovePartner' })).toBe('DEFAULT_PARTNER_STAYS');
  });

  it('is nothing that partners or strangers have', () => {
    for (const given of [[], [opened]]) {
      expect(decided(given, assign('acc_p'))).toBe('NOT_REGISTERED');
      expect(decided(given, { name: 'RemovePartner' })).toBe('NOT_REGISTERED');
    }
  });

  it('is always somebody, whatever is tried in whatever order', () => {
    const tries = fc.array(
      fc.oneof(
        fc.constantFrom<AccountCommand>({ name: 'RemovePartner' }, assign(undefined), assign(DEFAULT_PARTNER.id)),
        fc.constantFrom('acc_p', 'acc_q', 'acc_r').map(assign),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(tries, (commands) => {
        let state = folded([registered]);
        for (const command of commands) {
          const before = state.partnerId;
          const decision = accountDecider.decide(command, state);
          if (!decision.ok) continue;
          state = decision.value.reduce((now, event) => accountDecider.evolve(now, event), state);
          expect(decision.value).toHaveLength(1);
          expect(state.partnerId).not.toBe(before);
          expect(state.partnerId).toMatch(/^(acc_[pqr]|partner_keelson)$/);
          if (command.name === 'RemovePartner') expect(state.partnerId).toBe(DEFAULT_PARTNER.id);
        }
      }),
    );
  });
});

describe('the account of a channel partner', () => {
  it('[SIGNUP-19~] is opened once, asks for the confirmation mail, and counts from the confirmation on', () => {
    const open: AccountCommand = { name: 'OpenPartnerAccount' };
    expect(decided([], open)).toEqual([opened, { type: 'accounts.email-verification-requested.v1', data: {} }]);
    expect(decided([opened], open)).toBe('ALREADY_REGISTERED');
    expect(decided([registered], open)).toBe('ALREADY_REGISTERED');
    expect(decided([opened], { name: 'VerifyEmail' })).toEqual([
      { type: 'accounts.email-verified.v1', data: {} },
      { type: 'accounts.partner-activated.v1', data: {} },
    ]);
    expect(decided([registered], { name: 'VerifyEmail' })).toEqual([{ type: 'accounts.email-verified.v1', data: {} }]);
    expect(decided([opened], { name: 'RequestEmailVerification' })).toHaveLength(1);
  });
});
