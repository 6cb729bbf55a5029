import {
  type GenericQuestion,
  numberBounds,
  onboardingMessages as texts,
  type SavedGenericAnswers,
  type saveGenericAnswersContract,
} from '@keelson/contracts/onboarding';
import type { FieldError, InputOf } from '@keelson/contracts/wire';
import type { GivenAnswer, OnboardingRefusal, QuestionRule } from '@keelson/domain/onboarding';
import type { CalendarDate } from '@keelson/kernel';
import type { GenericAnswersRow } from '@keelson/read-models/onboarding';

type Submission = InputOf<typeof saveGenericAnswersContract>['body'];

export const toQuestionRules = (questions: readonly GenericQuestion[], today: CalendarDate): QuestionRule[] =>
  questions.map((question) => ({
    questionCode: question.questionCode,
    type: question.type,
    answerCodes: question.answers.map(({ answerCode }) => answerCode),
    exclusiveCodes: question.answers.filter(({ exclusive }) => exclusive).map(({ answerCode }) => answerCode),
    ...numberBounds(question, Number(today.slice(0, 4))),
  }));

/** Where a choice was offered, its wording and place come from the content, never from the browser. */
export function toGivenAnswers({ questions }: Submission, known: readonly GenericQuestion[]): GivenAnswer[] {
  const byCode = new Map(known.map((question) => [question.questionCode, question]));
  return questions.map(({ questionId, answerId }) => {
    const offered = byCode.get(questionId);
    const typed = offered?.type === 'freeText' || offered?.type === 'freeTextNumber';
    const choices = answerId.map(({ answerCode, answer }) => {
      const place = offered?.answers.findIndex((each) => each.answerCode === answerCode) ?? -1;
      const wording = typed ? answer.trim() : (offered?.answers[place]?.answer ?? answer);
      return { answerCode, answer: wording, serialNumber: place + 1 };
    });
    return { questionCode: questionId, choices };
  });
}

export const toSavedAnswers = (row: GenericAnswersRow | undefined): SavedGenericAnswers => ({
  generic_details: (row?.answers ?? []).map(({ questionCode, choices }) => ({
    question_id: questionCode,
    answerId: choices.map((choice) => ({ ...choice, questionCode })),
    scoring: 0,
  })),
  savedAt: row?.saved_at ?? null,
});

/** One line per field that keeps the form from being saved. */
export function fieldErrorsOf(refusal: OnboardingRefusal): FieldError[] {
  switch (refusal.code) {
    case 'ANSWERS_INCOMPLETE':
      return refusal.questions.map((code) => ({ path: `body.questions.${code}`, message: texts.required }));
    case 'ANSWERS_UNFIT':
      return refusal.questions.map((code) => ({ path: `body.questions.${code}`, message: texts.answerUnfit }));
    case 'TERMS_NOT_ACCEPTED':
      return [{ path: 'body.termsAndConditions', message: texts.required }];
    case 'STEP_LOCKED':
    case 'STEP_FOLLOWS_ANOTHER':
    case 'ANSWERS_REQUIRED':
    case 'FINANCE_ANSWERS_REQUIRED':
    case 'INPUTS_REQUIRED':
    case 'PAGE_UNOPENED':
      return [];
  }
}
