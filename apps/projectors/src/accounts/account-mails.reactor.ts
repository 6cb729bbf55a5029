import type {
  CompanyChanged,
  EmailCorrected,
  EmailVerificationRequested,
  PasskeyRenamed,
  PasscodePaused,
  PasscodeRequested,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  ProfileChanged,
  RecoveryCodeUsed,
  SecondFactorEnrolled,
  SecondFactorRemoved,
  SecondFactorsReset,
  SignedIn,
} from '@keelson/domain/accounts';
import type { DeletionCancelled, DeletionRequested } from '@keelson/domain/deletion';
import type { DetailsChanged, PartnerCompanyChanged } from '@keelson/domain/partners';
import type { EventMetadata } from '@keelson/event-store';
import type { JobRequest, Reactor } from '../runtime/reactor';
import { DELETION_MAIL_QUEUE } from './deletion-mail.job';
import { FORMER_ADDRESS_MAIL_QUEUE } from './former-address-mail.job';
import type { Notice } from './mail/account-letters';
import { NOTICE_MAIL_QUEUE } from './notice-mail.job';
import { PASSCODE_MAIL_QUEUE } from './passcode-mail.job';
import { RESET_MAIL_QUEUE } from './reset-mail.job';
import { VERIFICATION_MAIL_QUEUE } from './verification-mail.job';

type MailedEvent =
  | EmailCorrected
  | EmailVerificationRequested
  | PasscodeRequested
  | PasscodePaused
  | PasswordResetRequested
  | PasswordReset
  | PasswordChanged
  | SecondFactorEnrolled
  | SecondFactorRemoved
  | PasskeyRenamed
  | SecondFactorsReset
  | RecoveryCodeUsed
  | SignedIn
  | ProfileChanged
  | CompanyChanged
  | DetailsChanged
  | PartnerCompanyChanged
  | DeletionRequested
  | DeletionCancelled;

/** Failed tries before a sign-in after which its owner hears of it. */
export const MANY_FAILURES = 5;

/** Asks for the mails of an account. Codes and links come into being in the jobs, so that no queue ever holds one. */
export const accountMailsReactor: Reactor<MailedEvent> = {
  name: 'account-mails',
  startsAt: 'beginning',
  handles: [
    'accounts.email-corrected.v1',
    'accounts.email-verification-requested.v1',
    'accounts.passcode-requested.v1',
    'accounts.passcode-paused.v1',
    'accounts.password-reset-requested.v1',
    'accounts.password-reset.v1',
    'accounts.password-changed.v1',
    'accounts.second-factor-enrolled.v1',
    'accounts.second-factor-removed.v1',
    'accounts.passkey-renamed.v1',
    'accounts.second-factors-reset.v1',
    'accounts.recovery-code-used.v1',
    'accounts.signed-in.v1',
    'accounts.profile-changed.v1',
    'accounts.company-changed.v1',
    'partners.details-changed.v1',
    'partners.company-changed.v1',
    'deletion.requested.v1',
    'deletion.cancelled.v1',
  ],
  react(event) {
    const accountId = event.metadata.subjectId;
    switch (event.type) {
      case 'accounts.email-corrected.v1':
        return [{ queue: FORMER_ADDRESS_MAIL_QUEUE, data: { accountId, eventId: event.eventId } }];
      case 'accounts.email-verification-requested.v1':
        return [{ queue: VERIFICATION_MAIL_QUEUE, data: { accountId } }];
      case 'accounts.passcode-requested.v1':
        return [{ queue: PASSCODE_MAIL_QUEUE, data: { accountId, challengeId: event.data.challengeId } }];
      case 'accounts.password-reset-requested.v1':
        return [{ queue: RESET_MAIL_QUEUE, data: { accountId, resetId: event.data.resetId } }];
      case 'accounts.passcode-paused.v1':
        return notice(accountId, 'passcode-paused');
      case 'accounts.password-reset.v1':
        return notice(accountId, isByStaff(event.metadata) ? 'password-reset-by-staff' : 'password-reset');
      case 'accounts.password-changed.v1':
        return notice(accountId, 'password-changed');
      case 'accounts.second-factor-enrolled.v1':
        return notice(accountId, 'second-factor-enrolled');
      case 'accounts.second-factor-removed.v1':
        return notice(accountId, 'second-factor-removed');
      case 'accounts.passkey-renamed.v1':
        return notice(accountId, 'passkey-renamed');
      case 'accounts.second-factors-reset.v1':
        return notice(accountId, 'second-factors-reset');
      case 'accounts.recovery-code-used.v1':
        return notice(accountId, 'recovery-code-used');
      case 'accounts.signed-in.v1':
        return event.data.failuresBefore >= MANY_FAILURES ? notice(accountId, 'signed-in-after-failures') : [];
      case 'accounts.profile-changed.v1':
      case 'accounts.company-changed.v1':
        return isByStaff(event.metadata) ? notice(accountId, 'details-changed-by-staff') : [];
      case 'partners.details-changed.v1':
      case 'partners.company-changed.v1':
        return isByStaff(event.metadata) ? notice(accountId, 'partner-details-changed-by-staff') : [];
      case 'deletion.requested.v1': {
        const { by, deleteAt } = event.data;
        // Whoever deletes the own account knows of it.
        return by === 'holder' ? [] : [{ queue: DELETION_MAIL_QUEUE, data: { accountId, deleteAt } }];
      }
      case 'deletion.cancelled.v1':
        return [{ queue: DELETION_MAIL_QUEUE, data: { accountId, deleteAt: null } }];
    }
  },
};

/** Whoever resets by mail is their own actor. */
const isByStaff = ({ actor }: EventMetadata): boolean => actor.kind === 'admin' || actor.kind === 'super-admin';

const notice = (accountId: string, about: Notice): readonly JobRequest[] => [
  { queue: NOTICE_MAIL_QUEUE, data: { accountId, about } },
];
