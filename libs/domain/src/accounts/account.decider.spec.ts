import type { SecondFactor } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { AccountCommand } from './account.commands';
import { accountDecider } from './account.decider';
import { evolveAccount, initialAccountState } from './account.state';
import type { AccountEvent, CompanySignUp, Registration } from './account.events';

const at = new Date('2026-11-02T09:00:00.000Z');
const registration: Registration = {
  accountId: 'acc_01932b7e-7d1c-7aaa-8000-000000000001',
  name: 'Ada Byron',
  companyName: 'Engine Works Ltd',
  companyRegistrationNumber: null,
  sector: 3,
  companyType: 'soletrader',
  phone: '01632960001',
  phoneDigits: '01632960001',
  email: 'ada@example.com',
  supportNeeds: [],
};
const register: AccountCommand = { name: 'RegisterCustomer', registration, at };
const registered: AccountEvent = {
  type: 'accounts.customer-registered.v1',
  data: { ...registration, trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' } },
};
const companySignUp: CompanySignUp = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: { streetAddress: '1 Mill Lane', addressLine: 'Old Town', city: 'Leeds', postCode: 'LS1 1AA' },
  webAddress: null,
  partnerId: 'partner_keelson',
  plan: 'EmbraceMonthly',
};
const signUp: AccountCommand = { name: 'SignUpCompany', registration, signUp: companySignUp };
const signedUp: AccountEvent = {
  type: 'accounts.company-signed-up.v1',
  data: { ...registration, ...companySignUp },
};
const requested: AccountEvent = { type: 'accounts.email-verification-requested.v1', data: {} };
const verified: AccountEvent = { type: 'accounts.email-verified.v1', data: {} };
const failed: AccountEvent = { type: 'accounts.sign-in-failed.v1', data: { reason: 'wrong-password' } };

const decided = (given: readonly AccountEvent[], command: AccountCommand) => {
  const state = given.reduce((folded, event) => accountDecider.evolve(folded, event), accountDecider.initialState);
  const decision = accountDecider.decide(command, state);
  return decision.ok ? decision.value : decision.failure.code;
};

describe('the account', () => {
  it('[LIMIT-02~] begins with a trial of 14 days and a verification mail', () => {
    expect(decided([], register)).toEqual([registered, requested]);
  });

  it('[SIGNUP-03~] awaits its payment after the paid form, with a verification mail', () => {
    expect(decided([], signUp)).toEqual([signedUp, requested]);
    const { situation, registration: kept, companySignUp: besides } = evolveAccount(initialAccountState, signedUp);
    expect(situation).toEqual({ kind: 'awaiting-payment' });
    expect([kept, besides]).toEqual([registration, companySignUp]);
  });

  it('is registered once, by either form', () => {
    for (const given of [registered, signedUp]) {
      expect(decided([given], register)).toBe('ALREADY_REGISTERED');
      expect(decided([given], signUp)).toBe('ALREADY_REGISTERED');
    }
  });

  it('verifies its address once, and only when registered', () => {
    expect(decided([], { name: 'VerifyEmail' })).toBe('NOT_REGISTERED');
    expect(decided([registered], { name: 'VerifyEmail' })).toEqual([verified]);
    expect(decided([registered, verified], { name: 'VerifyEmail' })).toEqual([]);
    expect(decided([registered, verified], { name: 'RequestEmailVerification' })).toEqual([]);
    expect(decided([registered], { name: 'RequestEmailVerification' })).toEqual([requested]);
    expect(decided([], { name: 'RequestEmailVerification' })).toBe('NOT_REGISTERED');
  });

  it('[AUTHN-11~] says with a sign-in how many tries failed before it', () => {
    const signIn: AccountCommand = { name: 'RecordSignIn', method: 'password' };
    const signedIn = (failuresBefore: number) => ({
      type: 'accounts.signed-in.v1' as const,
      data: { method: 'password' as const, failuresBefore },
    });
    expect(decided([registered, failed, failed], signIn)).toEqual([signedIn(2)]);
    expect(decided([registered, failed, signedIn(1)], signIn)).toEqual([signedIn(0)]);
  });

  it('changes the passcode setting only when it differs', () => {
    const on: AccountCommand = { name: 'RequirePasscode', required: true };
    const changed: AccountEvent = { type: 'accounts.passcode-setting-changed.v1', data: { required: true } };
    expect(decided([registered], on)).toEqual([changed]);
    expect(decided([registered, changed], on)).toEqual([]);
  });

  it('knows what second factors there are, however they come and go, and says nothing twice', () => {
    const enrol: AccountCommand = { name: 'EnrolSecondFactor', factor: 'authenticator', factorId: 'authenticator' };
    const remove: AccountCommand = { name: 'RemoveSecondFactor', factorId: 'authenticator' };
    const reset: AccountCommand = { name: 'ResetSecondFactors' };
    const told = {
      EnrolSecondFactor: 'accounts.second-factor-enrolled.v1',
      RemoveSecondFactor: 'accounts.second-factor-removed.v1',
      ResetSecondFactors: 'accounts.second-factors-reset.v1',
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(enrol, remove, reset), { maxLength: 20 }), (walk) => {
        let events: readonly AccountEvent[] = [];
        let enrolled = false;
        for (const command of walk) {
          const changes = (command === enrol) !== enrolled;
          const decision = decided(events, command);
          const types = typeof decision === 'string' ? decision : decision.map(({ type }) => type);
          expect(types).toEqual(changes ? [told[command.name]] : []);
          if (typeof decision !== 'string') events = [...events, ...decision];
          enrolled = command === enrol;
        }
      }),
    );
  });

  it('records another name of a passkey that it has, and of nothing else', () => {
    const enrolled = (factor: SecondFactor, factorId: string): AccountEvent => ({
      type: 'accounts.second-factor-enrolled.v1',
      data: { factor, factorId },
    });
    const rename = (factorId: string): AccountCommand => ({ name: 'RenamePasskey', factorId });
    const events = [enrolled('passkey', 'key-1'), enrolled('authenticator', 'authenticator')];
    expect(decided(events, rename('key-1'))).toEqual([
      { type: 'accounts.passkey-renamed.v1', data: { factorId: 'key-1' } },
    ]);
    expect(decided(events, rename('key-2'))).toEqual([]);
    expect(decided(events, rename('authenticator'))).toEqual([]);
  });

  it('[PROFILE-01~] changes its profile when something differs, and only when registered', () => {
    const profile = { name: 'Ada', surname: '', sector: 7, phone: '01632960002', phoneDigits: '01632960002' };
    const change: AccountCommand = { name: 'ChangeProfile', profile };
    const changed: AccountEvent = { type: 'accounts.profile-changed.v1', data: profile };
    expect(decided([], change)).toBe('NOT_REGISTERED');
    expect(decided([registered], change)).toEqual([changed]);
    expect(decided([registered, changed], change)).toEqual([]);
    const state = [registered, changed].reduce(accountDecider.evolve, accountDecider.initialState);
    expect(state.registration).toEqual({
      ...registration,
      name: 'Ada',
      sector: 7,
      phone: '01632960002',
      phoneDigits: '01632960002',
    });
  });

  it('changes its company when something differs, and only when registered', () => {
    const company = { companyName: 'Byron Ltd', companyRegistrationNumber: null, companyType: 'soletrader', sector: 9 };
    const change: AccountCommand = { name: 'ChangeCompany', company };
    const changed: AccountEvent = { type: 'accounts.company-changed.v1', data: company };
    expect(decided([], change)).toBe('NOT_REGISTERED');
    expect(decided([registered], change)).toEqual([changed]);
    expect(decided([registered, changed], change)).toEqual([]);
    const state = [registered, changed].reduce(accountDecider.evolve, accountDecider.initialState);
    expect(state.registration).toEqual({ ...registration, ...company });
  });

  it('[AUTHZ-06~] is registered and verified at most once on any walk, and never verified before', () => {
    const commands: AccountCommand[] = [
      register,
      signUp,
      { name: 'VerifyEmail' },
      { name: 'RequestEmailVerification' },
      { name: 'RecordSignIn', method: 'passcode' },
      { name: 'RecordSignInFailure', reason: 'wrong-passcode' },
      { name: 'RecordSignOut', reason: 'asked' },
      { name: 'RequestPasscode', challengeId: 'c' },
      { name: 'PausePasscode' },
      { name: 'RequirePasscode', required: true },
      { name: 'RequirePasscode', required: false },
      { name: 'RequestPasswordReset', resetId: 'r' },
      { name: 'RecordPasswordReset' },
      { name: 'RecordPasswordChange' },
      {
        name: 'ChangeProfile',
        profile: { name: 'Ada', surname: '', sector: 7, phone: '01632960002', phoneDigits: '01632960002' },
      },
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 60 }), (walk) => {
        let state = accountDecider.initialState;
        const types: string[] = [];
        for (const command of walk) {
          const decision = accountDecider.decide(command, state);
          for (const event of decision.ok ? decision.value : []) {
            types.push(event.type);
            state = accountDecider.evolve(state, event);
          }
        }
        const count = (type: string) => types.filter((each) => each === type).length;
        const comings = count('accounts.customer-registered.v1') + count('accounts.company-signed-up.v1');
        expect(comings).toBeLessThanOrEqual(1);
        expect(count('accounts.email-verified.v1')).toBeLessThanOrEqual(1);
        if (types.includes('accounts.email-verified.v1')) {
          const came = types.findIndex((type) => /customer-registered|company-signed-up/.test(type));
          expect(came).toBeGreaterThanOrEqual(0);
          expect(came).toBeLessThan(types.indexOf('accounts.email-verified.v1'));
        }
      }),
      { numRuns: 300 },
    );
  });
});
