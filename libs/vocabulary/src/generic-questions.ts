/**
 * The shipped questions about the company by their code, for readers of the history, who have no content service. Editors
 * may reword a question; what its code asks for stays.
 */
export const GENERIC_QUESTION_TITLES: Readonly<Record<string, string>> = {
  GEN_Q01: 'What does your business do, in one sentence?',
  GEN_Q02: 'In which year did the business start trading?',
  GEN_Q03: 'How many people work in the business, you included?',
  GEN_Q04: 'Who are your customers?',
  GEN_Q05: 'How do customers buy from you?',
  GEN_Q06: 'What was your turnover in the last full financial year?',
  GEN_Q07: 'In which month does your financial year end?',
  GEN_Q08: 'How do you keep your books today?',
  GEN_Q09: 'Are you registered for VAT?',
  GEN_Q10: 'How often do you look at your profit and your cash?',
  GEN_Q11: 'How many days do customers usually take to pay you?',
  GEN_Q12: 'Which of these have worried you in the last twelve months?',
  GEN_Q13: 'What should be different in twelve months?',
  GEN_Q14: 'What should the business do for you in the end?',
};
