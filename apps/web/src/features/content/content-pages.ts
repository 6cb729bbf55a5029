/** Names of the pages at the content service. */
export const CONTENT = {
  login: 'login-page',
  footer: 'footer',
  home: 'home',
  terms: 'terms',
  register: 'sign-up-page',
  emailVerification: 'email-verification',
  forgotPassword: 'forgot-password',
  confirmPassword: 'confirm-password',
  sessionOut: 'session-out',
  notFound: 'not-found',
  error: 'error',
  contact: 'contact',
} as const;
