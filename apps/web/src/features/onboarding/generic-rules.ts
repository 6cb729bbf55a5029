import { genericForm, type GenericQuestion } from '@keelson/contracts/onboarding';
import { yearInLondon } from '../../ui/format/dates';
import { schemaMessages } from '../../ui/form/schema-messages';
import { fieldOf, type GenericValues } from './generic-values';

export const genericRules = (values: GenericValues, questions: readonly GenericQuestion[]) =>
  schemaMessages<GenericValues>(genericForm(questions, yearInLondon(Date.now())), {
    questions: Object.fromEntries(questions.map((each) => [each.questionCode, values[fieldOf(each)]])),
    termsAndConditions: values.termsAndConditions,
  });
