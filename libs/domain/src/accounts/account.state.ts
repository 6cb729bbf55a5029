import type { Fold } from '@keelson/kernel';
import type { AccountSituation } from './account-flags';
import type { AccountEvent, CompanySignUp, EnrolledFactor, Registration } from './account.events';
import { DEFAULT_PARTNER } from './default-partner';

export interface AccountState {
  /** `undefined` until a customer registers; members of staff keep their facts in a stream of their own. */
  readonly registration: Registration | undefined;
  /** What the paid form gave besides; `undefined` after the register form. */
  readonly companySignUp: CompanySignUp | undefined;
  readonly situation: AccountSituation;
  /** Whether this is the account of a channel partner. */
  readonly partnerAccount: boolean;
  /** The channel partner of a customer. */
  readonly partnerId: string;
  readonly emailVerified: boolean;
  /** Whether the account asked for a passcode at every sign-in. */
  readonly passcodeRequired: boolean;
  readonly failuresInRow: number;
  /** Of staff: what replaces the mailed passcode. */
  readonly secondFactors: readonly EnrolledFactor[];
  /** Beside the name of the registration; empty until somebody gives one. */
  readonly surname: string;
}

export const initialAccountState: AccountState = {
  registration: undefined,
  companySignUp: undefined,
  situation: { kind: 'awaiting-payment' },
  partnerAccount: false,
  partnerId: DEFAULT_PARTNER.id,
  emailVerified: false,
  passcodeRequired: false,
  failuresInRow: 0,
  secondFactors: [],
  surname: '',
};

/** Of an account's events, what its sign-up made of it towards payment. */
export const signUpSituation: Fold<AccountSituation, AccountEvent> = {
  initialState: initialAccountState.situation,
  evolve: (situation, event) => evolveAccount({ ...initialAccountState, situation }, event).situation,
};

export function evolveAccount(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'accounts.customer-registered.v1': {
      const { trial, ...registration } = event.data;
      return { ...state, registration, situation: { kind: 'trial', trial: trial.kind, endsAt: trial.endsAt } };
    }
    case 'accounts.company-signed-up.v1': {
      const { firstName, lastName, address, webAddress, partnerId, plan, ...registration } = event.data;
      const companySignUp = { firstName, lastName, address, webAddress, partnerId, plan };
      return {
        ...state,
        registration,
        companySignUp,
        situation: { kind: 'awaiting-payment' },
        partnerId: partnerId ?? DEFAULT_PARTNER.id,
      };
    }
    case 'accounts.partner-account-opened.v1':
      return { ...state, partnerAccount: true };
    case 'accounts.partner-assigned.v1':
      return { ...state, partnerId: event.data.partnerId };
    case 'accounts.partner-removed.v1':
      return { ...state, partnerId: DEFAULT_PARTNER.id };
    case 'accounts.email-verified.v1':
      return { ...state, emailVerified: true };
    case 'accounts.sign-in-failed.v1':
      return { ...state, failuresInRow: state.failuresInRow + 1 };
    case 'accounts.signed-in.v1':
      return { ...state, failuresInRow: 0 };
    case 'accounts.passcode-setting-changed.v1':
      return { ...state, passcodeRequired: event.data.required };
    case 'accounts.second-factor-enrolled.v1':
      return { ...state, secondFactors: [...state.secondFactors, event.data] };
    case 'accounts.second-factor-removed.v1': {
      const { factorId } = event.data;
      return { ...state, secondFactors: state.secondFactors.filter((each) => each.factorId !== factorId) };
    }
    case 'accounts.second-factors-reset.v1':
      return { ...state, secondFactors: [] };
    case 'accounts.profile-changed.v1': {
      const { surname, ...changed } = event.data;
      return { ...state, surname, registration: state.registration && { ...state.registration, ...changed } };
    }
    case 'accounts.company-changed.v1':
    case 'accounts.email-corrected.v1':
      return { ...state, registration: state.registration && { ...state.registration, ...event.data } };
    case 'accounts.partner-activated.v1':
    case 'accounts.email-verification-requested.v1':
    case 'accounts.signed-out.v1':
    case 'accounts.passcode-requested.v1':
    case 'accounts.passcode-paused.v1':
    case 'accounts.password-reset-requested.v1':
    case 'accounts.password-reset.v1':
    case 'accounts.password-changed.v1':
    case 'accounts.passkey-renamed.v1':
    case 'accounts.recovery-codes-made.v1':
    case 'accounts.recovery-code-used.v1':
      return state;
  }
}
