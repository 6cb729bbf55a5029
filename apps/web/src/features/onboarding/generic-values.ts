import type { GenericQuestion } from '@keelson/contracts/onboarding';
import type { AnswersForm, SavedAnswers } from './onboarding.api';

export type QuestionField = `questions.${string}`;

/** The typed text, the code of the choice, or the codes of several. */
type Value = string | readonly string[];

/** By field name, as the server names the fields in its answer. */
export type GenericValues = { readonly [Field in QuestionField]: Value } & { readonly termsAndConditions: boolean };

export const fieldOf = ({ questionCode }: Pick<GenericQuestion, 'questionCode'>): QuestionField =>
  `questions.${questionCode}`;

/** What the form starts with: the saved answers, or nothing. */
export function initialValues(questions: readonly GenericQuestion[], saved: SavedAnswers): GenericValues {
  const byCode = new Map(saved.generic_details.map((each) => [each.question_id, each.answerId]));
  const entries = questions.map((question) => {
    const choices = byCode.get(question.questionCode) ?? [];
    const codes = choices.map(({ answerCode }) => answerCode);
    switch (question.type) {
      case 'freeText':
      case 'freeTextNumber':
        return [fieldOf(question), choices[0]?.answer ?? ''] as const;
      case 'options':
        return [fieldOf(question), codes[0] ?? ''] as const;
      case 'checkBox':
        return [fieldOf(question), codes] as const;
    }
  });
  return { ...Object.fromEntries<Value>(entries), termsAndConditions: false };
}

/** The codes with one box ticked or cleared. A choice that stands alone clears the others, and they clear it. */
export function withChoice(
  { answers }: GenericQuestion,
  codes: readonly string[],
  code: string,
  ticked: boolean,
): readonly string[] {
  const others = codes.filter((each) => each !== code);
  if (!ticked) return others;
  const alone = new Set(answers.filter(({ exclusive }) => exclusive).map(({ answerCode }) => answerCode));
  return alone.has(code) ? [code] : [...others.filter((each) => !alone.has(each)), code];
}

/** The submission in the published shape. */
export const toSubmission = (
  username: string,
  questions: readonly GenericQuestion[],
  values: GenericValues,
): AnswersForm => ({
  moduleId: 'Generic',
  username,
  questions: questions.map((question) => ({
    questionId: question.questionCode,
    scoring: 0,
    answerId: chosen(question, values[fieldOf(question)]).map(({ answerCode, answer, serialNumber }) => ({
      answerCode,
      answer,
      serialNumber,
      questionCode: question.questionCode,
    })),
  })),
  termsAndConditions: values.termsAndConditions,
});

function chosen({ type, answers }: GenericQuestion, value: Value | undefined) {
  const numbered = answers.map((each, index) => ({ ...each, serialNumber: index + 1 }));
  switch (type) {
    case 'freeText':
    case 'freeTextNumber':
      return numbered.slice(0, 1).map((each) => ({ ...each, answer: String(value ?? '').trim() }));
    case 'options':
      return numbered.filter(({ answerCode }) => answerCode === value);
    case 'checkBox':
      return numbered.filter(({ answerCode }) => Array.isArray(value) && value.includes(answerCode));
  }
}
