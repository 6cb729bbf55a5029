export const sessionMessages = {
  required: 'Required !!',
  signInRefused: 'Invalid username or password',
  emailUnconfirmed: 'Your email address is not confirmed yet. Follow the link in the mail, or ask for another one',
  passcodeSent: 'A passcode has been sent to your email address',
  passcodeRefused: 'The passcode is wrong or no longer valid',
  passcodePaused: 'Signing in by passcode is paused. Please set a new password by email',
  tooManyPasscodes: 'Too many passcodes were sent. Please try again later',
  passwordInvalid: 'Password is invaild',
  sessionNotFound: 'This session has already ended',
  sessionEnded: 'Your session has ended. Please log in again',
  success: 'Success',
} as const;
