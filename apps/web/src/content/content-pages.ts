import type { ContentPageName } from '@keelson/contracts/content';

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
  enquiry: 'enquiry',
  about: 'about-us',
  stories: 'customer-stories',
  businessAreas: 'business-areas',
  howItWorks: 'how-it-works',
  compare: 'how-do-compare',
  benefits: 'benefits',
  channelVerification: 'channel-verification',
  channelPartner: 'channel-partner',
  dashboard: 'dashboard',
  paymentResponse: 'payment-response',
} as const satisfies Record<string, ContentPageName>;
