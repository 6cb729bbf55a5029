import type { DemoCustomer } from './demo-people';
import { type DemoTrade, tradeOf } from './demo-trades';

/** A question about the company as the content service gives it. */
export interface Question {
  readonly questionCode: string;
  readonly type: 'freeTextNumber' | 'freeText' | 'options' | 'checkBox';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly answers: readonly { readonly answerCode: string; readonly answer: string }[];
}

export type DemoCompany = Pick<DemoCustomer, 'companyName' | 'companyType'>;

/** What is typed, or how the chosen answers begin. */
type Told = string | number | readonly string[];

const AT_THE_TAX_YEAR = ['March', 'April'];
const AT_A_QUARTER = ['March', 'June', 'September', 'December'];
const AIMS = ['Pay me', 'Grow', 'Be sold', 'Pass to my family', 'Pass to the people', 'I do not know'];

/** Believable answers to whatever is asked, always the same for one company; `place` is its place among the others. */
export function answersTo(questions: readonly Question[], company: DemoCompany, place: number) {
  const told = tell(company, tradeOf(company.companyName), place);
  return questions.map((question) => ({
    questionId: question.questionCode,
    scoring: 0,
    answerId: given(question, told[question.questionCode]).map(({ answerCode, answer, serialNumber }) => ({
      answerCode,
      answer,
      serialNumber,
      questionCode: question.questionCode,
    })),
  }));
}

const turn = <Choice>(choices: readonly Choice[], place: number): Choice[] => {
  const at = place % choices.length;
  return choices.slice(at, at + 1);
};

function tell({ companyType }: DemoCompany, trade: DemoTrade, place: number): Readonly<Record<string, Told>> {
  const incorporated = companyType === 'privateLimitedCompany' || companyType === 'limitedliabilitypartnership';
  const large = trade.people > 5;
  const taxed = trade.turnover !== 'Under £90,000';
  return {
    GEN_Q01: trade.does,
    GEN_Q02: trade.since,
    GEN_Q03: trade.people,
    GEN_Q04: trade.customers,
    GEN_Q05: trade.sells,
    GEN_Q06: [trade.turnover],
    GEN_Q07: turn(incorporated ? AT_A_QUARTER : AT_THE_TAX_YEAR, place),
    GEN_Q08: turn(large ? ['Xero', 'QuickBooks'] : ['Spreadsheets', 'An accountant', 'On paper'], place),
    GEN_Q09: [taxed ? 'Yes, with quarterly' : 'No'],
    GEN_Q10: turn(large ? ['Every month', 'Every week'] : ['Once a year', 'Every quarter', 'Hardly ever'], place),
    GEN_Q11: trade.paidAfter,
    GEN_Q12: trade.worries,
    GEN_Q13: trade.wish,
    GEN_Q14: turn(AIMS, place),
  };
}

function given({ type, answers, minimum = 0, maximum = Infinity }: Question, told: Told | undefined) {
  const choices = answers.map((each, index) => ({ ...each, serialNumber: index + 1 }));
  const first = choices.slice(0, 1);
  switch (type) {
    case 'freeText':
      return first.map((each) => ({ ...each, answer: typeof told === 'string' ? told : 'Not decided yet.' }));
    case 'freeTextNumber': {
      const number = typeof told === 'number' ? told : minimum;
      return first.map((each) => ({ ...each, answer: String(Math.min(maximum, Math.max(minimum, number))) }));
    }
    case 'options':
    case 'checkBox': {
      const words = typeof told === 'object' ? told : [];
      const chosen = choices.filter(({ answer }) => words.some((each) => answer.startsWith(each)));
      return chosen.length > 0 ? chosen : first;
    }
  }
}
