import { z } from 'zod';
import type { GenericQuestion } from './generic-question.contract';
import { onboardingMessages as texts } from './onboarding.messages';

const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/;

type NumberBounds = Pick<GenericQuestion, 'measures' | 'minimum' | 'maximum'>;

/** What a typed number has to keep to; a year also that it has begun. */
export function numberBounds({ measures, minimum, maximum }: NumberBounds, thisYear: number) {
  const whole = measures === 'year';
  return { minimum, maximum: whole ? Math.min(maximum ?? thisYear, thisYear) : maximum, whole };
}

function numberMessage(question: GenericQuestion, thisYear: number): string {
  const { minimum, maximum, whole } = numberBounds(question, thisYear);
  if (minimum === undefined || maximum === undefined) return 'Enter a number, in figures';
  if (whole) return `Enter a whole year from ${minimum} to ${maximum}, in four figures`;
  const range = `Enter a number from ${minimum} to ${maximum}, in figures`;
  return question.measures === 'people' ? `${range}. You count too` : range;
}

function isNumberFor(text: string, question: GenericQuestion, thisYear: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, whole } = numberBounds(question, thisYear);
  const number = Number(text);
  return NUMBER.test(text) && number >= minimum && number <= maximum && (!whole || Number.isInteger(number));
}

const given = z.string(texts.required).trim().min(1, texts.required);

function answerTo(question: GenericQuestion, thisYear: number) {
  switch (question.type) {
    case 'freeText':
    case 'options':
      return given;
    case 'freeTextNumber':
      return given.refine((text) => isNumberFor(text, question, thisYear), numberMessage(question, thisYear));
    case 'checkBox':
      return z.array(z.string(), texts.required).min(1, texts.required);
  }
}

/** What the form of these questions checks: by code the text, the code of the choice or the codes of several. */
export const genericForm = (questions: readonly GenericQuestion[], thisYear: number) =>
  z.object({
    questions: z.object(Object.fromEntries(questions.map((each) => [each.questionCode, answerTo(each, thisYear)]))),
    termsAndConditions: z.literal(true, texts.required),
  });
