import type { SecondFactor, SignInFailure, SignInMethod, SignOutReason } from '@keelson/vocabulary';
import type { CompanyChange, CompanySignUp, ProfileChange, Registration } from './account.events';

export type AccountCommand =
  /** The register form without payment: a trial of 14 days begins at `at`. */
  | { readonly name: 'RegisterCustomer'; readonly registration: Registration; readonly at: Date }
  /** The paid form: an account that awaits its payment. */
  | { readonly name: 'SignUpCompany'; readonly registration: Registration; readonly signUp: CompanySignUp }
  /** A channel partner registered, whose facts stand in the partner's own stream. */
  | { readonly name: 'OpenPartnerAccount' }
  /** `partnerId`: who holds the access code that was entered; `undefined` when nobody does. */
  | { readonly name: 'AssignPartner'; readonly partnerId: string | undefined; readonly byCode: boolean }
  | { readonly name: 'RemovePartner' }
  | { readonly name: 'RequestEmailVerification' }
  | { readonly name: 'VerifyEmail' }
  /** `email`: canonical, and reserved for the account. */
  | { readonly name: 'CorrectEmail'; readonly email: string }
  | { readonly name: 'RecordSignIn'; readonly method: SignInMethod }
  | { readonly name: 'RecordSignInFailure'; readonly reason: SignInFailure }
  | { readonly name: 'RecordSignOut'; readonly reason: SignOutReason }
  | { readonly name: 'RequestPasscode'; readonly challengeId: string }
  | { readonly name: 'PausePasscode' }
  | { readonly name: 'RequirePasscode'; readonly required: boolean }
  | { readonly name: 'RequestPasswordReset'; readonly resetId: string }
  | { readonly name: 'RecordPasswordReset' }
  | { readonly name: 'RecordPasswordChange' }
  /** `factorId`: tells one of several of a kind from the others. */
  | { readonly name: 'EnrolSecondFactor'; readonly factor: SecondFactor; readonly factorId: string }
  | { readonly name: 'RemoveSecondFactor'; readonly factorId: string }
  /** `factorId`: of a passkey. */
  | { readonly name: 'RenamePasskey'; readonly factorId: string }
  /** Somebody else takes all of them away, because they were lost. */
  | { readonly name: 'ResetSecondFactors' }
  | { readonly name: 'RecordRecoveryCodes' }
  | { readonly name: 'RecordRecoveryCodeUse'; readonly left: number }
  | { readonly name: 'ChangeProfile'; readonly profile: ProfileChange }
  | { readonly name: 'ChangeCompany'; readonly company: CompanyChange };
