import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { AccountCommand } from './account.commands';
import type { AccountEvent, ProfileChange } from './account.events';
import { type AccountState, evolveAccount, initialAccountState } from './account.state';

export type AccountRefusal = Rejection<'ALREADY_REGISTERED' | 'NOT_REGISTERED'>;

export const TRIAL_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Passwords, tokens and throttles live in the vault; the commands that record what they led to are true when they
 * arrive and are never refused.
 */
export const accountDecider: Decider<AccountCommand, AccountState, AccountEvent, AccountRefusal> = {
  initialState: initialAccountState,
  evolve: evolveAccount,
  decide(command, state) {
    switch (command.name) {
      case 'RegisterCustomer':
        return state.registration ? refused({ code: 'ALREADY_REGISTERED' }) : accepted(registered(command));
      case 'RequestEmailVerification':
        if (!state.registration) return refused({ code: 'NOT_REGISTERED' });
        return accepted(state.emailVerified ? [] : [{ type: 'accounts.email-verification-requested.v1', data: {} }]);
      case 'VerifyEmail':
        if (!state.registration) return refused({ code: 'NOT_REGISTERED' });
        return accepted(state.emailVerified ? [] : [{ type: 'accounts.email-verified.v1', data: {} }]);
      case 'RecordSignIn':
        return one({
          type: 'accounts.signed-in.v1',
          data: { method: command.method, failuresBefore: state.failuresInRow },
        });
      case 'RecordSignInFailure':
        return one({ type: 'accounts.sign-in-failed.v1', data: { reason: command.reason } });
      case 'RecordSignOut':
        return one({ type: 'accounts.signed-out.v1', data: { reason: command.reason } });
      case 'RequestPasscode':
        return one({ type: 'accounts.passcode-requested.v1', data: { challengeId: command.challengeId } });
      case 'PausePasscode':
        return one({ type: 'accounts.passcode-paused.v1', data: {} });
      case 'RequirePasscode': {
        const { required } = command;
        return required === state.passcodeRequired
          ? accepted([])
          : one({ type: 'accounts.passcode-setting-changed.v1', data: { required } });
      }
      case 'RequestPasswordReset':
        return one({ type: 'accounts.password-reset-requested.v1', data: { resetId: command.resetId } });
      case 'RecordPasswordReset':
        return one({ type: 'accounts.password-reset.v1', data: {} });
      case 'RecordPasswordChange':
        return one({ type: 'accounts.password-changed.v1', data: {} });
      case 'ChangeProfile': {
        const { registration, surname } = state;
        if (!registration) return refused({ code: 'NOT_REGISTERED' });
        const { profile } = command;
        return isProfile({ ...registration, surname }, profile)
          ? accepted([])
          : one({ type: 'accounts.profile-changed.v1', data: profile });
      }
    }
  },
};

const isProfile = (known: ProfileChange, { name, surname, sector, phone }: ProfileChange): boolean =>
  known.name === name && known.surname === surname && known.sector === sector && known.phone === phone;

const one = (event: AccountEvent) => accepted([event]);

function registered({ registration, at }: Extract<AccountCommand, { name: 'RegisterCustomer' }>): AccountEvent[] {
  const endsAt = new Date(at.getTime() + TRIAL_DAYS * DAY_MS).toISOString();
  return [
    { type: 'accounts.customer-registered.v1', data: { ...registration, trial: { kind: 1, endsAt } } },
    { type: 'accounts.email-verification-requested.v1', data: {} },
  ];
}
