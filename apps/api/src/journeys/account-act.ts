import type { AccountEvent } from '@keelson/domain/accounts';
import type { AccountAct } from '@keelson/domain/onboarding';
import type { SignInHold } from '@keelson/vocabulary';

/**
 * What an event of the account is to a replay; `undefined` for one that a journey does not tell, as those of staff alone. `held` is what a sign-in
 * waits for as the account stands.
 */
export function accountActOf(event: AccountEvent, held: SignInHold | null): AccountAct | undefined {
  switch (event.type) {
    case 'accounts.customer-registered.v1':
    case 'accounts.company-signed-up.v1':
      return { type: 'registered' };
    case 'accounts.email-verification-requested.v1':
      return { type: 'confirmation-requested' };
    case 'accounts.email-verified.v1':
      return { type: 'email-confirmed' };
    case 'accounts.signed-in.v1':
      return { type: 'signed-in', method: event.data.method, failuresBefore: event.data.failuresBefore, held };
    case 'accounts.sign-in-failed.v1':
      return { type: 'sign-in-failed', reason: event.data.reason };
    case 'accounts.signed-out.v1':
      return { type: 'signed-out', reason: event.data.reason };
    case 'accounts.passcode-requested.v1':
      return { type: 'passcode-requested' };
    case 'accounts.passcode-paused.v1':
      return { type: 'passcode-paused' };
    case 'accounts.passcode-setting-changed.v1':
      return { type: 'passcode-setting-changed', required: event.data.required };
    case 'accounts.password-reset-requested.v1':
      return { type: 'reset-requested' };
    case 'accounts.password-reset.v1':
      return { type: 'password-reset' };
    case 'accounts.password-changed.v1':
      return { type: 'password-changed' };
    case 'accounts.partner-account-opened.v1':
    case 'accounts.partner-activated.v1':
    case 'accounts.partner-assigned.v1':
    case 'accounts.partner-removed.v1':
    case 'accounts.company-changed.v1':
    case 'accounts.email-corrected.v1':
    case 'accounts.second-factor-enrolled.v1':
    case 'accounts.second-factor-removed.v1':
    case 'accounts.passkey-renamed.v1':
    case 'accounts.second-factors-reset.v1':
    case 'accounts.recovery-codes-made.v1':
    case 'accounts.recovery-code-used.v1':
      return undefined;
    case 'accounts.profile-changed.v1':
      return { type: 'profile-changed' };
  }
}
