import type { QuestionType } from '@keelson/vocabulary';

/** What the rules need to know of a question; its wording is content. */
export interface QuestionRule {
  readonly questionCode: string;
  readonly type: QuestionType;
  readonly answerCodes: readonly string[];
  /** Choices that stand alone. */
  readonly exclusiveCodes?: readonly string[];
  /** Bounds of a number, both included. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Without decimals. */
  readonly whole?: boolean;
}

export type AnswerChoice = {
  readonly answerCode: string;
  /** The typed text, or the wording of the choice at the time. */
  readonly answer: string;
  readonly serialNumber: number;
};

export type GivenAnswer = { readonly questionCode: string; readonly choices: readonly AnswerChoice[] };

export interface AnswerFaults {
  /** Questions without an answer. */
  readonly missing: readonly string[];
  /** Questions that do not exist, appear twice or whose answer does not fit their type. */
  readonly unfit: readonly string[];
}

const LONGEST_TEXT = 500;
const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/;

/** Compares the answers with the questions as they stand; both lists of faults are empty when the answers are whole. */
export function faultsOf(answers: readonly GivenAnswer[], questions: readonly QuestionRule[]): AnswerFaults {
  const rules = new Map(questions.map((question) => [question.questionCode, question]));
  const seen = new Set<string>();
  const unfit = new Set<string>();
  for (const { questionCode, choices } of answers) {
    const rule = rules.get(questionCode);
    if (!rule || seen.has(questionCode)) unfit.add(questionCode);
    else if (isAnswered(choices) && !fits(choices, rule)) unfit.add(questionCode);
    if (isAnswered(choices)) seen.add(questionCode);
  }
  const missing = questions.map(({ questionCode }) => questionCode).filter((code) => !seen.has(code));
  return { missing, unfit: [...unfit] };
}

const isAnswered = (choices: GivenAnswer['choices']): boolean => choices.some(({ answer }) => answer.trim() !== '');

function fits(choices: GivenAnswer['choices'], rule: QuestionRule): boolean {
  const known = choices.every(({ answerCode }) => rule.answerCodes.includes(answerCode));
  const distinct = new Set(choices.map(({ answerCode }) => answerCode)).size === choices.length;
  if (!known || !distinct) return false;
  switch (rule.type) {
    case 'checkBox':
      return choices.length === 1 || !choices.some(({ answerCode }) => rule.exclusiveCodes?.includes(answerCode));
    case 'options':
      return choices.length === 1;
    case 'freeText':
      return choices.length === 1 && choices.every(({ answer }) => answer.length <= LONGEST_TEXT);
    case 'freeTextNumber':
      return choices.length === 1 && choices.every(({ answer }) => isNumberFor(answer.trim(), rule));
  }
}

function isNumberFor(text: string, { minimum = -Infinity, maximum = Infinity, whole = false }: QuestionRule): boolean {
  const number = Number(text);
  return NUMBER.test(text) && number >= minimum && number <= maximum && (!whole || Number.isInteger(number));
}
