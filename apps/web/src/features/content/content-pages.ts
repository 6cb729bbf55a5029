/** Names of the pages at the content service. */
export const CONTENT = {
  login: 'login-page',
  footer: 'footer',
  home: 'home',
  terms: 'terms',
  register: 'sign-up-page',
} as const;
