import { inputsForm } from '@keelson/contracts/planning';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { FieldMessages } from '../../ui/form/use-form';
import { inputsBody, type InputsValues } from './input-values';

export const inputRules = (values: InputsValues): FieldMessages<InputsValues> =>
  schemaMessages<InputsValues>(inputsForm, inputsBody(values));
