import type { SecondFactor, SignInFailure, SignInMethod, SignOutReason, TrialKind } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

export interface Trial {
  readonly kind: TrialKind;
  /** ISO instant. */
  readonly endsAt: string;
}

export interface Registration {
  readonly accountId: string;
  readonly name: string;
  readonly companyName: string;
  /** `null` for companies that stand in no register. */
  readonly companyRegistrationNumber: string | null;
  readonly sector: number;
  readonly companyType: string;
  /** As typed. */
  readonly phone: string;
  readonly phoneDigits: string;
  /** Canonical. */
  readonly email: string;
  readonly supportNeeds: readonly string[];
}

export type CustomerRegistered = DomainEvent<
  'accounts.customer-registered.v1',
  Registration & { readonly trial: Trial }
>;

export type PostalAddress = {
  readonly streetAddress: string;
  readonly addressLine: string;
  readonly city: string;
  readonly postCode: string;
};

/** What the paid form asks for besides. */
export interface CompanySignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: PostalAddress;
  /** With its scheme; `null` where none was given. */
  readonly webAddress: string | null;
  /** Account of the channel partner whose code was given. */
  readonly partnerId: string | null;
  /** Name of the plan; what it costs is the catalogue's to say. */
  readonly plan: string;
}

/** The paid form was sent. Payment follows on the hosted checkout, or is skipped. */
export type CompanySignedUp = DomainEvent<'accounts.company-signed-up.v1', Registration & CompanySignUp>;

type Nothing = Record<never, never>;

/** The account is a channel partner's; who that is stands in the partner's own stream. */
export type PartnerAccountOpened = DomainEvent<'accounts.partner-account-opened.v1', Nothing>;

/** The partner's address is confirmed, so that the access code counts from now on. */
export type PartnerActivated = DomainEvent<'accounts.partner-activated.v1', Nothing>;

export type PartnerAssigned = DomainEvent<
  'accounts.partner-assigned.v1',
  {
    readonly partnerId: string;
    /** Whether the customer entered the partner's access code; otherwise staff chose. */
    readonly byCode: boolean;
  }
>;

/** The customer falls to the default partner. */
export type PartnerRemoved = DomainEvent<'accounts.partner-removed.v1', Nothing>;

/** A mail with a fresh link is due; earlier links of the account die with it. */
export type EmailVerificationRequested = DomainEvent<'accounts.email-verification-requested.v1', Nothing>;

export type EmailVerified = DomainEvent<'accounts.email-verified.v1', Nothing>;

export type SignedIn = DomainEvent<
  'accounts.signed-in.v1',
  {
    readonly method: SignInMethod;
    /** Failed tries since the sign-in before. */
    readonly failuresBefore: number;
  }
>;

export type SignInFailed = DomainEvent<'accounts.sign-in-failed.v1', { readonly reason: SignInFailure }>;

export type SignedOut = DomainEvent<'accounts.signed-out.v1', { readonly reason: SignOutReason }>;

/** The password was right; a mail with five digits is due for this challenge. */
export type PasscodeRequested = DomainEvent<'accounts.passcode-requested.v1', { readonly challengeId: string }>;

/** Too many wrong passcodes in a row: signing in pauses until a reset by mail. */
export type PasscodePaused = DomainEvent<'accounts.passcode-paused.v1', Nothing>;

export type PasscodeSettingChanged = DomainEvent<
  'accounts.passcode-setting-changed.v1',
  { readonly required: boolean }
>;

/** A mail with PIN and link is due for this reset. Nothing about the account has changed. */
export type PasswordResetRequested = DomainEvent<'accounts.password-reset-requested.v1', { readonly resetId: string }>;

export type PasswordReset = DomainEvent<'accounts.password-reset.v1', Nothing>;

export type PasswordChanged = DomainEvent<'accounts.password-changed.v1', Nothing>;

export interface EnrolledFactor {
  readonly factor: SecondFactor;
  /** Tells one of several of a kind from the others; the account's only authenticator app is called that. */
  readonly factorId: string;
}

/** Signing in asks for it from now on, and mails no passcode. */
export type SecondFactorEnrolled = DomainEvent<'accounts.second-factor-enrolled.v1', EnrolledFactor>;

/** Its holder removed it. */
export type SecondFactorRemoved = DomainEvent<'accounts.second-factor-removed.v1', EnrolledFactor>;

/** Its holder gave it another name, which is the holder's alone and stands in no event. */
export type PasskeyRenamed = DomainEvent<'accounts.passkey-renamed.v1', { readonly factorId: string }>;

/** Somebody else took all of them away, because they were lost. */
export type SecondFactorsReset = DomainEvent<'accounts.second-factors-reset.v1', Nothing>;

/** New recovery codes, in place of all before. */
export type RecoveryCodesMade = DomainEvent<'accounts.recovery-codes-made.v1', Nothing>;

export type RecoveryCodeUsed = DomainEvent<'accounts.recovery-code-used.v1', { readonly left: number }>;

/** What the owner may change of a profile. */
export interface ProfileChange {
  readonly name: string;
  /** Empty where the name stands in one field. */
  readonly surname: string;
  readonly sector: number;
  /** As typed. */
  readonly phone: string;
  readonly phoneDigits: string;
}

export type ProfileChanged = DomainEvent<'accounts.profile-changed.v1', ProfileChange>;

/** What staff may change of a customer's company. */
export interface CompanyChange {
  readonly companyName: string;
  /** `null` for companies that stand in no register. */
  readonly companyRegistrationNumber: string | null;
  readonly companyType: string;
  readonly sector: number;
}

export type CompanyChanged = DomainEvent<'accounts.company-changed.v1', CompanyChange>;

/** A mistyped address, corrected before anybody confirmed it. */
export type EmailCorrected = DomainEvent<'accounts.email-corrected.v1', { readonly email: string }>;

export type AccountEvent =
  | CustomerRegistered
  | CompanySignedUp
  | PartnerAccountOpened
  | PartnerActivated
  | PartnerAssigned
  | PartnerRemoved
  | EmailVerificationRequested
  | EmailVerified
  | SignedIn
  | SignInFailed
  | SignedOut
  | PasscodeRequested
  | PasscodePaused
  | PasscodeSettingChanged
  | PasswordResetRequested
  | PasswordReset
  | PasswordChanged
  | SecondFactorEnrolled
  | SecondFactorRemoved
  | PasskeyRenamed
  | SecondFactorsReset
  | RecoveryCodesMade
  | RecoveryCodeUsed
  | ProfileChanged
  | CompanyChanged
  | EmailCorrected;

export const accountEventDefinitions: EventDefinitions<AccountEvent> = {
  'accounts.customer-registered.v1': {
    personal: {
      name: ERASED,
      companyName: ERASED,
      companyRegistrationNumber: ERASED,
      phone: ERASED,
      phoneDigits: ERASED,
      email: ERASED,
    },
  },
  'accounts.company-signed-up.v1': {
    personal: {
      name: ERASED,
      firstName: ERASED,
      lastName: ERASED,
      companyName: ERASED,
      companyRegistrationNumber: ERASED,
      phone: ERASED,
      phoneDigits: ERASED,
      email: ERASED,
      address: { streetAddress: ERASED, addressLine: ERASED, city: ERASED, postCode: ERASED },
      webAddress: ERASED,
    },
  },
  'accounts.partner-account-opened.v1': { personal: {} },
  'accounts.partner-activated.v1': { personal: {} },
  'accounts.partner-assigned.v1': { personal: {} },
  'accounts.partner-removed.v1': { personal: {} },
  'accounts.email-verification-requested.v1': { personal: {} },
  'accounts.email-verified.v1': { personal: {} },
  'accounts.signed-in.v1': { personal: {} },
  'accounts.sign-in-failed.v1': { personal: {} },
  'accounts.signed-out.v1': { personal: {} },
  'accounts.passcode-requested.v1': { personal: {} },
  'accounts.passcode-paused.v1': { personal: {} },
  'accounts.passcode-setting-changed.v1': { personal: {} },
  'accounts.password-reset-requested.v1': { personal: {} },
  'accounts.password-reset.v1': { personal: {} },
  'accounts.password-changed.v1': { personal: {} },
  'accounts.second-factor-enrolled.v1': { personal: {} },
  'accounts.second-factor-removed.v1': { personal: {} },
  'accounts.passkey-renamed.v1': { personal: {} },
  'accounts.second-factors-reset.v1': { personal: {} },
  'accounts.recovery-codes-made.v1': { personal: {} },
  'accounts.recovery-code-used.v1': { personal: {} },
  'accounts.profile-changed.v1': {
    personal: { name: ERASED, surname: ERASED, phone: ERASED, phoneDigits: ERASED },
  },
  'accounts.company-changed.v1': { personal: { companyName: ERASED, companyRegistrationNumber: ERASED } },
  'accounts.email-corrected.v1': { personal: { email: ERASED } },
};

/** Stream of one account: registration, sign-ins, passwords. Members of staff have one too. */
export const accountStream = (accountId: string): string => `account-${accountId}`;
