/** Below `apps/web/src`: the test that brings the text about through its page. */
type ProvedBy = { readonly by: string };

const by = (spec: string): ProvedBy => ({ by: spec });

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
const planner = by('features/planning/planner-page.spec.tsx');
const detail = by('features/planning/detailed-profit-and-loss-page.spec.tsx');
const inputs = by('app/what-if-inputs.spec.tsx');
const deletion = by('deletion/deletion-dialog.spec.tsx');
const tasks = by('features/tasks/tasks-page.spec.tsx');

/** The error catalogues of the shell and accounts, of finance, and of learning and the back office, word for word. */
export const SPECIFIED_TEXTS: Readonly<Record<string, ProvedBy>> = {
  'Something went wrong!': by('ui/notices/failure-popup.spec.tsx'),
  'Something went wrong in deactivate!': failed,
  'Unable to load sector list': by('features/accounts/register-page.spec.tsx'),
  'Unable to get e-learning module': failed,
  'Unable to get signup progress': onboarding,
  'Unable to get free trial duration': failed,
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
  'Unable to load company dashboard': failed,
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
  get_period_flag: failed,
  get_slider_values: inputs,
  cmsWhatIfInputs: inputs,
  cms_detailed_pl: failed,
  get_xero_detailedPL_byChangePercentage: failed,
  get_xero_detailedPL_data: failed,
  'Data reset successfully!': planner,
  'Saved Successfully!': planner,
  'successfully Saved': detail,
  'Data reset successfully': by('features/planning/calculator-page.spec.tsx'),
  'Reset Successfully!': detail,
  'Password Validated Successfully': deletion,
  'THE ACCOUNT WILL BE DELETED IN 7 DAYS': deletion,
  'THE ACCOUNT DELETION PROCESS HAS NOW BEEN STOPPED': deletion,
  'THE ACCOUNT HAS BEEN DELETED': deletion,
};
