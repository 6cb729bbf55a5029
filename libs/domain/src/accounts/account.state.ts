import type { AccountSituation } from './account-flags';
import type { AccountEvent, Registration } from './account.events';

export interface AccountState {
  /** `undefined` until a customer registers; members of staff keep their facts in a stream of their own. */
  readonly registration: Registration | undefined;
  readonly situation: AccountSituation;
  readonly emailVerified: boolean;
  /** Whether the account asked for a passcode at every sign-in. */
  readonly passcodeRequired: boolean;
  readonly failuresInRow: number;
  /** Beside the name of the registration; empty until somebody gives one. */
  readonly surname: string;
}

export const initialAccountState: AccountState = {
  registration: undefined,
  situation: { kind: 'awaiting-payment' },
  emailVerified: false,
  passcodeRequired: false,
  failuresInRow: 0,
  surname: '',
};

export function evolveAccount(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'accounts.customer-registered.v1': {
      const { trial, ...registration } = event.data;
      return { ...state, registration, situation: { kind: 'trial', trial: trial.kind, endsAt: trial.endsAt } };
    }
    case 'accounts.email-verified.v1':
      return { ...state, emailVerified: true };
    case 'accounts.sign-in-failed.v1':
      return { ...state, failuresInRow: state.failuresInRow + 1 };
    case 'accounts.signed-in.v1':
      return { ...state, failuresInRow: 0 };
    case 'accounts.passcode-setting-changed.v1':
      return { ...state, passcodeRequired: event.data.required };
    case 'accounts.profile-changed.v1': {
      const { surname, ...changed } = event.data;
      return { ...state, surname, registration: state.registration && { ...state.registration, ...changed } };
    }
    case 'accounts.email-verification-requested.v1':
    case 'accounts.signed-out.v1':
    case 'accounts.passcode-requested.v1':
    case 'accounts.passcode-paused.v1':
    case 'accounts.password-reset-requested.v1':
    case 'accounts.password-reset.v1':
    case 'accounts.password-changed.v1':
      return state;
  }
}
