import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { AccountCommand } from './account.commands';
import type { AccountEvent, CompanyChange, ProfileChange } from './account.events';
import { type AccountState, evolveAccount, initialAccountState } from './account.state';
import { DEFAULT_PARTNER } from './default-partner';

export type AccountRefusal = Rejection<
  | 'ALREADY_REGISTERED'
  | 'NOT_REGISTERED'
  | 'EMAIL_CONFIRMED'
  | 'UNKNOWN_PARTNER_CODE'
  | 'ALREADY_THIS_PARTNER'
  | 'DEFAULT_PARTNER_STAYS'
>;

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
        return isOpen(state) ? refused({ code: 'ALREADY_REGISTERED' }) : accepted(registered(command));
      case 'SignUpCompany':
        return isOpen(state) ? refused({ code: 'ALREADY_REGISTERED' }) : accepted(signedUp(command));
      case 'OpenPartnerAccount':
        return isOpen(state)
          ? refused({ code: 'ALREADY_REGISTERED' })
          : accepted([
              { type: 'accounts.partner-account-opened.v1', data: {} },
              { type: 'accounts.email-verification-requested.v1', data: {} },
            ]);
      case 'AssignPartner':
        return assigned(command, state);
      case 'RemovePartner':
        if (!state.registration) return refused({ code: 'NOT_REGISTERED' });
        return state.partnerId === DEFAULT_PARTNER.id
          ? refused({ code: 'DEFAULT_PARTNER_STAYS' })
          : one({ type: 'accounts.partner-removed.v1', data: {} });
      case 'RequestEmailVerification':
        if (!isOpen(state)) return refused({ code: 'NOT_REGISTERED' });
        return accepted(state.emailVerified ? [] : [{ type: 'accounts.email-verification-requested.v1', data: {} }]);
      case 'VerifyEmail':
        if (!isOpen(state)) return refused({ code: 'NOT_REGISTERED' });
        return accepted(state.emailVerified ? [] : verified(state));
      case 'CorrectEmail':
        return corrected(command.email, state);
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
      case 'EnrolSecondFactor':
      case 'RemoveSecondFactor':
      case 'RenamePasskey':
      case 'ResetSecondFactors':
        return accepted(changeOfFactors(command, state));
      case 'RecordRecoveryCodes':
        return one({ type: 'accounts.recovery-codes-made.v1', data: {} });
      case 'RecordRecoveryCodeUse':
        return one({ type: 'accounts.recovery-code-used.v1', data: { left: command.left } });
      case 'ChangeProfile': {
        const { registration, surname } = state;
        if (!registration) return refused({ code: 'NOT_REGISTERED' });
        const { profile } = command;
        return isProfile({ ...registration, surname }, profile)
          ? accepted([])
          : one({ type: 'accounts.profile-changed.v1', data: profile });
      }
      case 'ChangeCompany': {
        const { company } = command;
        if (!state.registration) return refused({ code: 'NOT_REGISTERED' });
        return isCompany(state.registration, company)
          ? accepted([])
          : one({ type: 'accounts.company-changed.v1', data: company });
      }
    }
  },
};

/** What is so already is not said again, so that a repetition mends what an outage cut in two. */
function changeOfFactors(
  command: Extract<
    AccountCommand,
    { name: 'EnrolSecondFactor' | 'RemoveSecondFactor' | 'RenamePasskey' | 'ResetSecondFactors' }
  >,
  { secondFactors }: AccountState,
): AccountEvent[] {
  switch (command.name) {
    case 'EnrolSecondFactor': {
      const { factor, factorId } = command;
      const known = secondFactors.some((each) => each.factorId === factorId);
      return known ? [] : [{ type: 'accounts.second-factor-enrolled.v1', data: { factor, factorId } }];
    }
    case 'RemoveSecondFactor': {
      const factor = secondFactors.find(({ factorId }) => factorId === command.factorId);
      return factor ? [{ type: 'accounts.second-factor-removed.v1', data: factor }] : [];
    }
    case 'RenamePasskey': {
      const { factorId } = command;
      const known = secondFactors.some((each) => each.factor === 'passkey' && each.factorId === factorId);
      return known ? [{ type: 'accounts.passkey-renamed.v1', data: { factorId } }] : [];
    }
    case 'ResetSecondFactors':
      return secondFactors.length === 0 ? [] : [{ type: 'accounts.second-factors-reset.v1', data: {} }];
  }
}

const isProfile = (known: ProfileChange, { name, surname, sector, phone }: ProfileChange): boolean =>
  known.name === name && known.surname === surname && known.sector === sector && known.phone === phone;

const isCompany = (known: CompanyChange, company: CompanyChange): boolean =>
  known.companyName === company.companyName &&
  known.companyRegistrationNumber === company.companyRegistrationNumber &&
  known.companyType === company.companyType &&
  known.sector === company.sector;

const one = (event: AccountEvent) => accepted([event]);

const isOpen = ({ registration, partnerAccount }: AccountState): boolean =>
  registration !== undefined || partnerAccount;

const verified = ({ partnerAccount }: AccountState): AccountEvent[] => [
  { type: 'accounts.email-verified.v1', data: {} },
  ...(partnerAccount ? [{ type: 'accounts.partner-activated.v1', data: {} } as const] : []),
];

function corrected(
  email: string,
  { registration, emailVerified }: AccountState,
): Result<AccountEvent[], AccountRefusal> {
  if (!registration) return refused({ code: 'NOT_REGISTERED' });
  if (emailVerified) return refused({ code: 'EMAIL_CONFIRMED' });
  if (registration.email === email) return accepted([]);
  return accepted([
    { type: 'accounts.email-corrected.v1', data: { email } },
    { type: 'accounts.email-verification-requested.v1', data: {} },
  ]);
}

/** Partners and staff have no partner; only customers registered. */
function assigned(
  { partnerId, byCode }: Extract<AccountCommand, { name: 'AssignPartner' }>,
  state: AccountState,
): Result<AccountEvent[], AccountRefusal> {
  if (!state.registration) return refused({ code: 'NOT_REGISTERED' });
  if (partnerId === undefined) return refused({ code: 'UNKNOWN_PARTNER_CODE' });
  if (partnerId === state.partnerId) return refused({ code: 'ALREADY_THIS_PARTNER' });
  return accepted([{ type: 'accounts.partner-assigned.v1', data: { partnerId, byCode } }]);
}

function registered({ registration, at }: Extract<AccountCommand, { name: 'RegisterCustomer' }>): AccountEvent[] {
  const endsAt = new Date(at.getTime() + TRIAL_DAYS * DAY_MS).toISOString();
  return [
    { type: 'accounts.customer-registered.v1', data: { ...registration, trial: { kind: 1, endsAt } } },
    { type: 'accounts.email-verification-requested.v1', data: {} },
  ];
}

function signedUp({ registration, signUp }: Extract<AccountCommand, { name: 'SignUpCompany' }>): AccountEvent[] {
  return [
    { type: 'accounts.company-signed-up.v1', data: { ...registration, ...signUp } },
    { type: 'accounts.email-verification-requested.v1', data: {} },
  ];
}
