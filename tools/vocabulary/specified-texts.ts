/** Below `apps/web/src`: the test that brings the text about through its page. */
type ProvedBy = { readonly by: string };
/** Belongs to a page that does not exist yet, or to a call that the product does not make. */
type NotShown = { readonly why: string };

const by = (spec: string): ProvedBy => ({ by: spec });
const later = (page: string): NotShown => ({ why: `${page}: not built` });

const failed = by('app/failed-calls.spec.tsx');
const partnerBox = by('features/partners/partner-box.spec.tsx');
const partnerPages = by('features/partners/partner-pages.spec.tsx');
const books = by('features/ledger/pages/books-pages.spec.tsx');
const onboarding = by('features/onboarding/onboarding-pages.spec.tsx');
const connections = by('features/connections/connection-pages.spec.tsx');
const signUp = by('features/accounts/sign-up-page.spec.tsx');
const staffReset = by('features/customers/reset-password.spec.tsx');
const staffDetails = by('features/customers/details/customer-details.spec.tsx');
const trials = by('billing/trial-actions.spec.tsx');
const quizzes = by('features/quizzes/quiz-page.spec.tsx');
const tasks = by('features/tasks/tasks-page.spec.tsx');

/** The error catalogue of the shell and accounts, and that of learning and the back office, word for word. */
export const SPECIFIED_TEXTS: Readonly<Record<string, ProvedBy | NotShown>> = {
  'Something went wrong!': by('ui/notices/failure-popup.spec.tsx'),
  'Something went wrong in deactivate!': failed,
  'Unable to load sector list': by('features/accounts/register-page.spec.tsx'),
  'Unable to get e-learning module': later('modules of the former e-learning'),
  'Unable to get signup progress': onboarding,
  'Unable to get free trial duration': {
    why: 'the end of the trial comes with the account; its failure is told as that',
  },
  'Unable to get delete user duration': failed,
  'Unable to get company by username': failed,
  'Unable to get footer content': failed,
  'Unable to save profile': failed,
  'Unable to load login data': failed,
  'Unable to get signin data': failed,
  'Unable to sign in': failed,
  'Unable to signup': failed,
  'Unable to generate access token': failed,
  'Unable to get payment flag': failed,
  'Unable to verify if user exists': failed,
  'Error loading company names': by('features/accounts/company-search.spec.tsx'),
  'Error getting finance Connections': connections,
  'Error getting onboarding progress': failed,
  clearCacheData: failed,
  'Technical error': by('features/accounts/password-pages.spec.tsx'),
  'Password reset successfully': by('features/accounts/password-pages.spec.tsx'),
  'Your profile has updated successfully': by('features/accounts/profile.spec.tsx'),
  'Invalid access code': signUp,
  'The email is already registered. Please login or choose another mail to register': signUp,
  'Password is invaild': by('features/accounts/trial-ended.spec.tsx'),
  'Link has Expired !! Please Go to Home page.': signUp,
  'Channel partner changed  successfully': partnerBox,
  'User channel partner removed successfully, and assigned to the default channel partner': partnerBox,
  'You are assigned to the default channel partner, you cannot remove': partnerBox,
  'Unable to save the data!!': onboarding,
  'All fields are mandatory!': onboarding,
  'Link sent successfully!!!': by('features/accounts/email-verification.spec.tsx'),
  'This email has already been used to generate access code, please try using another email address.': partnerPages,
  'Access code has been sent to email successfully, Please Check.': partnerPages,
  'Your enquiry has been sent successfully and our team will be in touch soon.': by(
    'features/enquiries/public-forms.spec.tsx',
  ),
  'Your payment was unsuccessful..!': by('billing/checkout-return.spec.tsx'),
  'No such attribute': by('features/site/site-pages.spec.tsx'),
  'Unable to load task count': tasks,
  'Unable to load company dashboard': later('a dashboard of companies'),
  'Uploading bad request': staffReset,
  'Technical Error,Uploading bad request': staffReset,
  'User data update successfully': staffDetails,
  'Technical error,passing bad request': staffDetails,
  'Technical error,please contact admin team': staffDetails,
  'Company information update successfully': staffDetails,
  'Technical error,please contact with technical team': partnerPages,
  'Please answer all the questions!!': quizzes,
  'The SubChapter Questions have already been answered': quizzes,
  'Successfully saved': quizzes,
  'Successfully Saved!!': tasks,
  'This feature is available for subscribed users only.': by('shell/guards.spec.tsx'),
  "The user's period has been extended by 14-days.": trials,
  'The user has changed to a Subscriber.': trials,
  "The user's trial period has been extended by 14-days.": trials,
  'API Error. Please try again.': books,
  'Launch URL not found in the input string.': books,
  'Error connecting': connections,
  'Unable to connect': connections,
  'No User is Found': partnerPages,
  'DATA IS NOT AVAILABLE AT THE MOMENT !!!': books,
};
