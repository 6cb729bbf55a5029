import * as paths from '../../client/paths';

/** A page of the customer's that staff open while they act for the customer (decision 4.86). */
export interface CustomerView {
  readonly title: string;
  readonly about: string;
  readonly to: string;
}

/** The cards of the customer view, in the specified order. */
export const CUSTOMER_VIEWS = [
  { title: 'Dashboard', about: 'How the company does, at a glance', to: paths.dashboard },
  { title: 'My Finance', about: 'Sales, cash, margins and balances', to: paths.myFinancials },
  { title: 'Generic Questions', about: 'The answers about the company', to: paths.companyQuestions },
  { title: 'Detailed Questions', about: 'The answers to the finance questions, to read', to: paths.financeAnswers },
  { title: 'Finance Specific Question', about: 'The finance questions, as asked', to: paths.financeQuestions },
  { title: 'What If Calculator', about: 'What a change would do to cash and profit', to: paths.calculator },
  { title: 'Detailed P&L', about: 'The plan of profit and loss', to: paths.detailedProfitAndLoss },
  { title: 'Balance Sheet', about: 'The plan of the balance sheet', to: paths.calculatorBalanceSheet },
] as const satisfies readonly CustomerView[];

export const BUSINESS_AREAS = { title: 'Business Areas', to: paths.businessAreas } as const;
