/** Where a mail is to go. */
export interface Address {
  readonly email: string;
}

export interface ChangedPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export interface PasswordReset {
  readonly email: string;
  readonly passcode: string;
  readonly password: string;
  readonly confirmPassword: string;
}
