import { STEP_TITLES } from '@keelson/vocabulary';

/** A page that anybody may open, as search engines and shared links name it. */
export interface PublicPage {
  readonly path: string;
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Search engines may list it. Pages that only make sense on the way through are not. */
  readonly listed: boolean;
}

export const PRODUCT_NAME = 'Keelson';

/** For pages without a description of their own. */
export const PRODUCT_DESCRIPTION =
  'Keelson shows the owner of a small firm whether it is making money, whether it has cash, and what to do next.';

const listed = (path: string, title: string, description: string): PublicPage => ({
  path,
  title,
  description,
  listed: true,
});

const passing = (path: string, title: string, description = PRODUCT_DESCRIPTION): PublicPage => ({
  path,
  title,
  description,
  listed: false,
});

export const PUBLIC_PAGES: readonly PublicPage[] = [
  listed(
    '/',
    'Know where your business stands',
    'Connect Xero or QuickBooks and see in plain English whether your business makes money, whether it has cash, and what to do next. Free for 14 days, no card needed.',
  ),
  listed(
    '/keelsonWork',
    'How It Works',
    'From your books to a plan in six steps: sign up, tell us about your company, connect your accounts, read your figures, try a change, learn what moves it.',
  ),
  listed(
    '/businessArea',
    'Business Areas',
    'Keelson looks at a business area by area: short chapters, honest questions, a score for each, and lessons chosen from where you are weakest.',
  ),
  listed(
    '/HowDoCompare',
    'How do you compare?',
    'Six measures on which small businesses of one sector can be compared fairly, what each one means, and how to work it out from your own books.',
  ),
  listed(
    '/keelsonenefits',
    STEP_TITLES.benefits,
    'Forty seconds on what Keelson does once it knows your figures, and what that is worth to the owner of a small business.',
  ),
  listed(
    '/customerStories',
    'Customer Stories',
    'Three worked examples of what an owner can do with three figures: money owed, gross margin and stock. The companies are invented, the sums are real.',
  ),
  listed('/aboutUs', 'About Us', 'Why Keelson exists, how it treats your figures, and who answers when you write.'),
  listed(
    '/ChannelPartnerPage',
    'Become a channel partner',
    'For advisers, business coaches and accountants: bring your clients with an access code and see the same figures they see.',
  ),
  listed(
    '/contactus',
    'Contact Us',
    'Write to Keelson: a question, feedback, a problem, or something about your account. A person reads every message and answers.',
  ),
  listed('/terms', 'Terms', 'The terms of use of Keelson in plain English: trial, plans, your data, and how it ends.'),
  listed(
    '/privacy',
    'Privacy',
    'What Keelson knows about you, why, for how long, which cookies it sets, and what you can do about it.',
  ),
  listed(
    '/auth/register',
    'Sign up',
    'Start 14 days of Keelson free. No card needed, and your accounts are read, never changed.',
  ),
  passing('/auth/signIn', 'Log in'),
  passing('/auth/signUp', 'Sign up with a plan'),
  passing('/auth/enquiry', 'Enquiry'),
  passing('/auth/ChannelVerification', 'Channel verification'),
  passing('/premium-signUp', 'Premium sign-up'),
  passing('/forgetpassword', 'Forgot password'),
  passing('/ConfirmPassword', 'Set a new password'),
  passing('/emailVerification', 'Email verification'),
  passing('/auth/changePassword', 'Change your password'),
  passing('/auth/secondFactor', 'Set up your second factor'),
  passing('/successSignup', STEP_TITLES.thankYou),
  passing('/sessionOutPage', 'Logged out'),
  passing('/AccessCodePage', 'Request an access code'),
  passing('/paymentResponsePage', 'Payment response'),
  passing('/confirmation-screen', 'Finance connection'),
  passing('/taskReminders/stop', 'Mails about due tasks'),
  passing(
    '/erasureCertificate',
    'Certificate of erasure',
    'Check a certificate that Keelson has issued for an erased account: whether it is genuine and unchanged. Needs no account.',
  ),
  passing('/error', 'Error'),
];

/** Addresses that lead on to a page. */
const LEADS_TO: Readonly<Record<string, string>> = { '/home': '/', '/auth': '/auth/signin' };

/** Everything below these needs a session; what exists there only the signed-in may learn. */
export const SIGNED_IN_AREAS: readonly string[] = [
  '/dashboard',
  '/chanelPartner',
  '/FinanceSystemInt',
  '/onboardingProgressInfo',
  '/journeys',
  '/operations',
  '/reconciliation',
  '/audit',
];

const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

const byPath: ReadonlyMap<string, PublicPage> = new Map(PUBLIC_PAGES.map((page) => [plain(page.path), page]));

const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

/**
 * What stands at an address, in whatever case and with or without a slash at its end, as the router of the web app reads
 * it: a public page, the application behind the login, or nothing.
 */
export function pageAt(path: string): PublicPage | 'application' | undefined {
  const wanted = plain(path);
  if (SIGNED_IN_AREAS.some((area) => isWithin(wanted, plain(area)))) return 'application';
  const found = byPath.get(LEADS_TO[wanted] ?? wanted);
  if (found) return found;
  return isWithin(wanted, '/confirmation-screen') ? byPath.get('/confirmation-screen') : undefined;
}

/** The title of a page of the list. @throws Error for an address that is not in it. */
export function publicTitle(path: string): string {
  const page = byPath.get(plain(path));
  if (!page) throw new Error(`${path} is not a public page`);
  return page.title;
}

/** A title as the browser's tab shows it. */
export const documentTitle = (title: string): string =>
  title === PRODUCT_NAME ? PRODUCT_NAME : `${title} - ${PRODUCT_NAME}`;
