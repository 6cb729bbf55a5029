import type { CatalogueEvent } from '@keelson/domain/catalogue';
import type { DeletionOrder } from '@keelson/domain/deletion';
import { factsEventDefinitions } from '@keelson/domain/reconciliation';
import {
  COVERED_SECTION_TITLES,
  type DenialCode,
  type RequestOutcome,
  ROLE_TITLES,
  SECOND_FACTOR_TITLES,
  SIGN_IN_FAILURE_TITLES,
  SIGN_IN_METHOD_TITLES,
  SIGN_OUT_TITLES,
  STEP_ATTEMPT_TITLES,
  STEP_TITLES,
} from '@keelson/vocabulary';
import { BILLING_WORDS } from './billing-words';
import { CONNECTION_WORDS } from './connection-words';
import { sliceHistory } from './history-words.gen';
import { LEDGER_WORDS, monthInWords } from './ledger-words';
import { flagName, permissionName, planName } from './value-words';
import { dateOf, list, type Words, words } from '../runtime/wording';

export { dateOf, type Words } from '../runtime/wording';

/** Every event of the product: one that no words are for does not compile. */
export type HistoryEvent = CatalogueEvent;

type DataOf<Type extends HistoryEvent['type']> = Extract<HistoryEvent, { type: Type }>['data'];

type WordsByType = { readonly [Type in HistoryEvent['type']]: (data: DataOf<Type>) => Words };

const REQUEST_ENDS: Readonly<Record<RequestOutcome, string>> = {
  done: 'Request to the workers done',
  failed: 'Request to the workers failed',
  refused: 'Request to the workers refused',
};

const DENIALS: Readonly<Record<DenialCode, string>> = {
  FORBIDDEN: 'Without the right to it',
  REFUSED_WHILE_ACTING: 'Not while acting for somebody',
  TRIAL_ENDED: 'The free trial has ended',
  PAYMENT_NEEDED: 'A payment is needed first',
  PREMIUM_NEEDED: 'Not part of the plan',
  ACCOUNT_UNDER_DELETION: 'The account is being deleted',
  PASSWORD_CHANGE_NEEDED: 'The password is to be changed first',
  SECOND_FACTOR_NEEDED: 'A second factor is to be set up first',
  ADDRESS_UNCONFIRMED: 'The email address is not confirmed',
  CONFIRMATION_INVALID: 'The own password did not confirm this',
};

const deletionOrder = (by: DeletionOrder, deleteAt: string): string =>
  by === 'holder' ? 'By its holder, at once' : `By staff, for ${dateOf(deleteAt)}`;

const after = (failures: number): string | null => {
  if (failures === 0) return null;
  return failures === 1 ? 'After one failed try' : `After ${failures} failed tries`;
};

/**
 * How each event reads in the history. No personal value goes in. Total: where an event type is missing here, the
 * `*.history.ts` beside its slice's projection lacks it.
 */
const WORDS: WordsByType = {
  'accounts.customer-registered.v1': ({ trial }) =>
    words('account', 'good', 'Account registered', `Free trial until ${dateOf(trial.endsAt)}`),
  'accounts.company-signed-up.v1': ({ plan }) =>
    words('account', 'good', 'Company signed up', `Plan: ${planName(plan)}, payment to follow`),
  'accounts.partner-account-opened.v1': () => words('account', 'good', 'Channel partner account opened'),
  'accounts.partner-activated.v1': () =>
    words('account', 'good', 'Channel partner activated', 'The access code counts from now on'),
  'accounts.partner-assigned.v1': ({ byCode }) =>
    words('account', 'neutral', 'Channel partner changed', byCode ? 'By access code' : 'By Keelson'),
  'accounts.partner-removed.v1': () =>
    words('account', 'neutral', 'Channel partner removed', 'Assigned to the default channel partner'),
  'partners.partner-registered.v1': () => words('account', 'good', 'Channel partner registered'),
  'partners.details-changed.v1': () => words('account', 'neutral', 'Profile changed'),
  'partners.company-changed.v1': () => words('account', 'neutral', 'Company details changed'),
  'partners.access-code-issued.v1': () => words('account', 'neutral', 'Access code issued'),
  'partners.default-partner-opened.v1': () => words('account', 'neutral', 'Default channel partner opened'),
  'partners.access-code-requested.v1': ({ marketing }) =>
    words('account', 'neutral', 'Access code requested', marketing ? 'Letters about the product are welcome' : null),
  'accounts.email-verification-requested.v1': () => words('account', 'neutral', 'Confirmation mail requested'),
  'accounts.email-verified.v1': () => words('account', 'good', 'Email address confirmed'),
  'accounts.signed-in.v1': ({ method, failuresBefore }) =>
    words('access', 'good', SIGN_IN_METHOD_TITLES[method], after(failuresBefore)),
  'accounts.sign-in-failed.v1': ({ reason }) => words('access', 'bad', 'Login failed', SIGN_IN_FAILURE_TITLES[reason]),
  'accounts.signed-out.v1': ({ reason }) => words('access', 'neutral', 'Logged out', SIGN_OUT_TITLES[reason]),
  'accounts.passcode-requested.v1': () => words('access', 'neutral', 'Passcode requested'),
  'accounts.passcode-paused.v1': () =>
    words('access', 'bad', 'Passcode login paused', 'Too many wrong passcodes; a reset by email ends the pause'),
  'accounts.passcode-setting-changed.v1': ({ required }) =>
    words('access', 'neutral', required ? 'Passcode at login switched on' : 'Passcode at login switched off'),
  'accounts.password-reset-requested.v1': () => words('access', 'neutral', 'Password reset requested'),
  'accounts.password-reset.v1': () => words('access', 'good', 'Password reset'),
  'accounts.password-changed.v1': () => words('access', 'good', 'Password changed'),
  'accounts.second-factor-enrolled.v1': ({ factor }) =>
    words('access', 'good', 'Second factor set up', SECOND_FACTOR_TITLES[factor]),
  'accounts.second-factor-removed.v1': ({ factor }) =>
    words('access', 'neutral', 'Second factor removed', SECOND_FACTOR_TITLES[factor]),
  'accounts.passkey-renamed.v1': () => words('access', 'neutral', 'Passkey renamed'),
  'accounts.second-factors-reset.v1': () =>
    words('access', 'bad', 'Second factor reset', 'The next login asks for a passcode by email'),
  'accounts.recovery-codes-made.v1': () => words('access', 'neutral', 'Recovery codes made', 'Those before are void'),
  'accounts.recovery-code-used.v1': ({ left }) => words('access', 'neutral', 'Recovery code used', `${left} left`),
  'accounts.profile-changed.v1': () => words('account', 'neutral', 'Profile changed'),
  'accounts.company-changed.v1': () => words('account', 'neutral', 'Company details changed'),
  'accounts.email-corrected.v1': () => words('account', 'neutral', 'Email address corrected'),
  'staff.member-registered.v1': ({ kind, permissions }) =>
    words('staff', 'neutral', `${ROLE_TITLES[kind]} registered`, list(permissions.map(permissionName))),
  'staff.member-renamed.v1': () => words('staff', 'neutral', 'Name changed'),
  'staff.member-invited.v1': () =>
    words('staff', 'neutral', 'Invitation mailed', 'The member chooses the first password'),
  'staff.member-disabled.v1': () => words('staff', 'bad', 'Member of staff disabled'),
  'staff.member-enabled.v1': () => words('staff', 'good', 'Member of staff enabled'),
  'staff.member-promoted.v1': () => words('staff', 'neutral', 'Admin became super admin'),
  'staff.member-demoted.v1': () => words('staff', 'neutral', 'Super admin became admin'),
  'staff.member-removed.v1': () => words('staff', 'bad', 'Member of staff removed'),
  'staff.permission-granted.v1': ({ permission }) =>
    words('staff', 'neutral', 'Permission granted', permissionName(permission)),
  'staff.permission-withdrawn.v1': ({ permission }) =>
    words('staff', 'neutral', 'Permission withdrawn', permissionName(permission)),
  'staff.second-factor-required.v1': () =>
    words('staff', 'good', 'Second factor required of all staff', 'Members without one set it up before anything else'),
  'staff.second-factor-optional.v1': () =>
    words('staff', 'bad', 'Second factor no longer required of staff', 'Members choose whether they have one'),
  'onboarding.journey-started.v1': () => words('onboarding', 'neutral', 'Onboarding started'),
  'onboarding.step-opened.v1': ({ step }) => words('onboarding', 'neutral', `${STEP_TITLES[step]} opened`),
  'onboarding.step-completed.v1': ({ step, started }) =>
    words('onboarding', 'good', `${STEP_TITLES[step]} completed`, started && `Next: ${STEP_TITLES[started]}`),
  'onboarding.generic-answers-saved.v1': ({ questions }) =>
    words('onboarding', 'good', 'Answers about the company saved', `${questions} questions, terms accepted`),
  'onboarding.flags-noted.v1': ({ flags }) =>
    words('onboarding', 'neutral', 'Progress flags noted', list(Object.keys(flags).map(flagName))),
  'onboarding.saved-and-logged-out.v1': ({ step }) =>
    words('onboarding', 'neutral', 'Saved and logged out', step && `At: ${STEP_TITLES[step]}`),
  'onboarding.step-refused.v1': ({ step, attempted }) =>
    words('onboarding', 'bad', `${STEP_TITLES[step]} refused`, `${STEP_ATTEMPT_TITLES[attempted]} is not possible yet`),
  ...BILLING_WORDS,
  ...CONNECTION_WORDS,
  ...LEDGER_WORDS,
  ...sliceHistory,
  'figures.published.v1': ({ asAt }) => words('figures', 'good', 'Key figures published', monthInWords(asAt)),
  'sections.video-watched.v1': ({ section }) =>
    words('figures', 'neutral', 'Video of a section watched', COVERED_SECTION_TITLES[section]),
  'deletion.requested.v1': ({ by, deleteAt }) =>
    words('account', 'bad', 'Deletion of the account asked for', deletionOrder(by, deleteAt)),
  'deletion.cancelled.v1': () => words('account', 'good', 'Deletion of the account cancelled'),
  'deletion.access-ended.v1': () => words('account', 'bad', 'Access to the account ended for good'),
  'deletion.personal-data-erased.v1': () => words('account', 'neutral', 'Personal data erased'),
  'deletion.erasure-certified.v1': ({ certificateId }) =>
    words('account', 'neutral', 'Erasure certified', `Certificate ${certificateId}`),
  'deletion.retry-asked.v1': () => words('account', 'neutral', 'What was left to do about the deletion tried again'),
  'access.denied.v1': ({ route, code }) => words('access', 'bad', 'Access refused', `${DENIALS[code]}: ${route}`),
  'audit.history-read.v1': () => words('reading', 'neutral', 'Account history read'),
  'audit.history-verified.v1': () => words('reading', 'neutral', 'Account history verified'),
  'audit.history-exported.v1': () => words('reading', 'neutral', 'Account history exported'),
  'audit.journey-replayed.v1': () => words('reading', 'neutral', 'Onboarding replayed'),
  'audit.enquiry-read.v1': () => words('reading', 'neutral', 'Message to the team read'),
  'audit.payment-viewed.v1': () => words('reading', 'neutral', 'Payment viewed'),
  'audit.payments-exported.v1': () => words('reading', 'neutral', 'Payments exported'),
  'audit.figures-read.v1': () => words('reading', 'neutral', 'Figures read'),
  'audit.learning-read.v1': () => words('reading', 'neutral', 'Scores and learning progress read'),
  'audit.trial-balance-read.v1': () => words('reading', 'neutral', 'Trial balance read'),
  'audit.trial-balance-exported.v1': () => words('reading', 'neutral', 'Trial balance exported'),
  'audit.launcher-opened.v1': () => words('reading', 'neutral', 'Integration launcher opened'),
  'audit.trail-read.v1': () => words('reading', 'neutral', 'Audit of all accounts read'),
  'audit.trail-exported.v1': () => words('reading', 'neutral', 'Audit of all accounts exported'),
  'audit.customer-viewed.v1': () => words('reading', 'neutral', 'Customer details viewed'),
  'audit.partner-viewed.v1': () => words('reading', 'neutral', 'Channel partner details viewed'),
  'enquiries.contact-received.v1': ({ topic }) => words('account', 'neutral', 'Message to the team', topic),
  'enquiries.enquiry-received.v1': () => words('account', 'neutral', 'Enquiry about the sign-up'),
  'enquiries.answered.v1': () => words('staff', 'good', 'Message answered'),
  'enquiries.closed.v1': () => words('staff', 'neutral', 'Message closed'),
  'enquiries.reopened.v1': () => words('staff', 'neutral', 'Message opened again'),
  'operations.rebuild-requested.v1': ({ projection }) => words('staff', 'neutral', 'Rebuild asked for', projection),
  'operations.stream-retry-requested.v1': ({ subscription, streamId }) =>
    words('staff', 'neutral', 'Retry of a parked stream asked for', `${streamId} for ${subscription}`),
  'operations.job-retry-requested.v1': ({ queue }) =>
    words('staff', 'neutral', 'Retry of a failed job asked for', queue),
  'operations.verification-requested.v1': () => words('staff', 'neutral', 'Verification of the whole log asked for'),
  'operations.request-ended.v1': ({ outcome, reason }) =>
    words('staff', outcome === 'done' ? 'good' : 'bad', REQUEST_ENDS[outcome], reason),
  'operations.log-verified.v1': ({ events, fault }) =>
    fault === null
      ? words('staff', 'good', 'The whole log verified', `${events} events are as they were appended`)
      : words('staff', 'bad', 'The whole log verified: it was changed', fault),
};

/** A statement has hundreds of them. */
const BANK_LINE: HistoryEvent['type'] = 'reconciliation.bank-line-recorded.v1';

/**
 * What the payment provider and the bank state is told by the work place for reconciliation: several rows for each payment
 * would bury what people did.
 */
export const HISTORY_TYPES = (Object.keys(WORDS) as readonly HistoryEvent['type'][]).filter(
  (type) => !(type in factsEventDefinitions) && type !== BANK_LINE,
);

export function historyWords(event: HistoryEvent): Words {
  // The map is total, so the words found under a type are those for its data.
  const say = WORDS[event.type] as (data: HistoryEvent['data']) => Words;
  return say(event.data);
}
