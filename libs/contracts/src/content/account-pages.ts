import { QUESTION_TYPES } from '@keelson/vocabulary';
import { choice, type ContentPage, flag, line, many, number, rich } from './content-field';
import { answer, businessArea } from './content-parts';

/** Pages on the way into the product, and inside it. */
export const accountPages = {
  'cash-release': { about: 'Cash release: how it is used', fields: { howTo: rich } },
  'confirm-password': {
    about: 'Setting a new password',
    fields: { heading: line, content: rich, pinHint: line, doneHeading: line, doneContent: rich, loginLink: line },
  },
  dashboard: {
    about: 'The dashboard: its banner, the cards of the business areas, why turnover per employee; and My Financials',
    fields: {
      bannerEnabled: flag,
      bannerHeading: line,
      bannerContent: rich,
      turnoverPerEmployee: rich,
      financialsIntro: rich,
      businessAreas: many(businessArea),
    },
  },
  'detailed-profit-and-loss': { about: 'The detailed P&L: how it is used', fields: { howTo: rich } },
  'email-verification': {
    about: 'Confirming an email address',
    fields: {
      heading: line,
      content: rich,
      resendText: rich,
      resendLink: line,
      confirmedHeading: line,
      confirmedContent: rich,
      invalidHeading: line,
      invalidContent: rich,
      backLink: line,
      contactLink: line,
    },
  },
  'forgot-password': {
    about: 'Asking for a new password',
    fields: { heading: line, content: rich, sentHeading: line, sentContent: rich, backLink: line },
  },
  'generic-questions': {
    about: 'The questions about the company, in the order in which they are asked',
    listOf: 'generic-question',
    fields: {
      questionCode: line,
      moduleCode: choice(['Generic']),
      section: line,
      question: line,
      help: line,
      type: choice(QUESTION_TYPES),
      measures: choice(['year', 'people']),
      minimum: number,
      maximum: number,
      unit: line,
      answers: many(answer),
    },
  },
  'generic-questions-intro': {
    about: 'Around the questions about the company',
    fields: { heading: line, content: rich, mandatoryText: line, savedContent: rich },
  },
  'login-page': {
    about: 'Signing in (`/auth/signIn`)',
    fields: {
      headings: line,
      content: rich,
      forgotPassword: line,
      noAccountText: line,
      signupText: line,
      authenticateContent: rich,
      otpContent: line,
      modalTitle: line,
      modalContent: rich,
      userExistsMessage: line,
      subscriberTitle: line,
      subscriberContent: rich,
      paymentTitle: line,
      paymentContent: rich,
    },
  },
  'onboarding-progress': {
    about: 'How far a customer has come with joining',
    fields: { heading: line, content: rich, nextHeading: line, pendingText: line, saveText: line },
  },
  'payment-response': {
    about: 'After a payment page was left',
    fields: {
      heading: line,
      content: rich,
      referenceText: line,
      noReferenceText: line,
      loginLink: line,
      contactLink: line,
    },
  },
  quiz: {
    about: 'The quizzes of the learning area: what stands in place of one that may not be taken',
    fields: { deniedHeading: line, deniedContent: rich },
  },
  'task-management': {
    about: 'Task management (`/dashboard/newDashboardTaskManagement`)',
    fields: {
      heading: line,
      content: rich,
      noneHeading: line,
      noneContent: rich,
      doneHeading: line,
      doneContent: rich,
    },
  },
  'questionnaire-score': {
    about: 'The score of a questionnaire: its heading, and what is said of a low and of a high score',
    fields: { heading: line, challengeText: line, excellentText: line },
  },
  'session-out': { about: 'After being logged out', fields: { heading: line, content: rich, loginLink: line } },
  'sign-up-page': {
    about: 'Signing up, as a customer and as a company (`/auth/register`)',
    fields: {
      heading: line,
      content: rich,
      paidHeading: line,
      paidContent: rich,
      premiumHeading: line,
      premiumContent: rich,
      existingUserLead: rich,
      companyHeading: line,
      companyContent: rich,
      supportHeading: line,
      supportContent: line,
      consentHeading: line,
      termsText: line,
      privacyText: line,
      existingUserText: line,
      existingUserLink: line,
      successHeading: line,
      successContent: rich,
    },
  },
  'thank-you': {
    about: 'The first step after joining',
    fields: {
      heading: line,
      content: rich,
      videoTitle: line,
      continueText: line,
      saveText: line,
      transcriptHeading: line,
    },
  },
  'user-management': {
    about: 'The staff’s tables of customers and payments',
    fields: { title: line, subtitle: line, historyTitle: line, historySubtitle: line },
  },
  'what-if-inputs': {
    about:
      'The banner above the figures that what-if plans start from, where they are typed and where they come from the books',
    fields: { heading: line, content: rich, booksContent: rich },
  },
  'what-if-planner': { about: 'The What-If Scenario Planner: how it is used', fields: { howTo: rich } },
} as const satisfies Record<string, ContentPage>;
