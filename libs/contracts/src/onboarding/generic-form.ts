import { z } from 'zod';
import type { GenericQuestion } from './generic-question.contract';
import { onboardingMessages as texts } from './onboarding.messages';

const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/;

const numberMessage = ({ minimum, maximum }: GenericQuestion): string =>
  minimum === undefined || maximum === undefined
    ? 'Enter a number, in figures'
    : `Enter a number from ${minimum} to ${maximum}, in figures`;

const given = z.string(texts.required).trim().min(1, texts.required);

function answerTo(question: GenericQuestion) {
  const { type, minimum = -Infinity, maximum = Infinity } = question;
  switch (type) {
    case 'freeText':
    case 'options':
      return given;
    case 'freeTextNumber':
      return given.refine(
        (text) => NUMBER.test(text) && Number(text) >= minimum && Number(text) <= maximum,
        numberMessage(question),
      );
    case 'checkBox':
      return z.array(z.string(), texts.required).min(1, texts.required);
  }
}

/** What the form of these questions checks: by code the text, the code of the choice or the codes of several. */
export const genericForm = (questions: readonly GenericQuestion[]) =>
  z.object({
    questions: z.object(Object.fromEntries(questions.map((each) => [each.questionCode, answerTo(each)]))),
    termsAndConditions: z.literal(true, texts.required),
  });
