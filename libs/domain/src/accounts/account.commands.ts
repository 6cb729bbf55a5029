import type { ProfileChange, Registration, SignInFailureReason, SignInMethod, SignOutReason } from './account.events';

export type AccountCommand =
  /** The register form without payment: a trial of 14 days begins at `at`. */
  | { readonly name: 'RegisterCustomer'; readonly registration: Registration; readonly at: Date }
  | { readonly name: 'RequestEmailVerification' }
  | { readonly name: 'VerifyEmail' }
  | { readonly name: 'RecordSignIn'; readonly method: SignInMethod }
  | { readonly name: 'RecordSignInFailure'; readonly reason: SignInFailureReason }
  | { readonly name: 'RecordSignOut'; readonly reason: SignOutReason }
  | { readonly name: 'RequestPasscode'; readonly challengeId: string }
  | { readonly name: 'PausePasscode' }
  | { readonly name: 'RequirePasscode'; readonly required: boolean }
  | { readonly name: 'RequestPasswordReset'; readonly resetId: string }
  | { readonly name: 'RecordPasswordReset' }
  | { readonly name: 'RecordPasswordChange' }
  | { readonly name: 'ChangeProfile'; readonly profile: ProfileChange };
