import * as paths from '../../client/paths';

/** What each page of drawer and menus shows, in a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'Whether you are making money, whether you have cash, and what to do next.',
  [paths.businessAreas]: 'The six areas of your business: questions, scores that explain themselves, and chapters.',
  [paths.learning]: 'Videos, podcasts, templates and readings, what helps most first, and how far you are.',
  [paths.tasks]: 'What is to do and when, what is done, and what is due today.',
  [paths.myFinancials]: 'Cash, profit and loss, balance sheet and key figures, each with its explanation.',
  [paths.calculator]: 'What other prices, costs or habits would bring, and what you saved of it.',
  [paths.detailedProfitAndLoss]:
    'Every account of your profit and loss as a year, and what a change of it would leave.',
  [paths.calculatorBalanceSheet]:
    'What you own, what you owe and what is left, month by month, to look into and to download.',
  [paths.scenarios]:
    'Plans that you keep: compared side by side, put on newer figures, and held against what happened.',
  [paths.connectAccounts]: 'Connect Xero or QuickBooks, import your figures and see how an import stands.',
  [paths.companyQuestions]: 'The questions about your company that comparisons and advice rest on.',
  [paths.financeQuestions]: 'The questions about your finances.',
  [paths.onboarding]: 'The steps of your sign-up, and which one comes next.',
  [paths.accessLog]: 'Which staff and partners looked at your account or acted on it, when and why.',
  [paths.ownData]: 'Everything that is recorded about you, to download as pages or as JSON.',
  [paths.customers]: 'Every customer with plan, trial, payment and status, and what can be done for them.',
  [paths.channelManagement]: 'Every channel partner with access code, last login and customers.',
  [paths.adminManagement]: 'Every member of staff, what each may do, and when they last logged in.',
  [paths.updateFinancials]: 'The trial balances of a customer, month by month.',
  [paths.financeConnections]:
    'Where the figures of a customer come from: the connected system and what was entered by hand.',
  [paths.integrateFinance]: 'Connected accounting systems and what came from them.',
  [paths.paymentHistory]: 'Payments by customer and day, with their state.',
  [paths.reconciliation]:
    'Every pound from order to bank: what we hold, what the payment provider says, and what needs a person.',
  [paths.enquiries]: 'Messages of customers and visitors, to answer and to close.',
  [paths.stuckSteps]: 'Where customers wait in their sign-up, and since when.',
  [paths.operations]: 'Whether the product works: workers, jobs, mail, databases and outside services.',
  [paths.audit]: 'Who did what to whom, in every account.',
  [paths.partnerArea]: 'Your customers, and the figures of those who completed their dashboard.',
  [paths.howItWorks]: 'How the product works, step by step.',
  [paths.customerStories]: 'What other owners made of it.',
  [paths.aboutUs]: 'Who we are.',
};

export const pageWords = (address: string): string | undefined => WORDS[address.split(/[?#]/, 1)[0] ?? ''];
