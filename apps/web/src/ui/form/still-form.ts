import type { FormState } from './use-form';

const ignore = (): void => undefined;

/** A form that shows values, and a message above them where there is one, and takes no input. */
export const stillForm = <Values extends object>(id: string, values: Values, message?: string): FormState<Values> => ({
  id,
  values,
  typed: false,
  dirty: false,
  changes: {},
  messages: {},
  summary: [],
  formMessage: message,
  busy: false,
  attempts: 0,
  set: ignore,
  leave: ignore,
  take: ignore,
  reset: ignore,
  onSubmit: (event) => event.preventDefault(),
  submit: ignore,
  submitThen: ignore,
});
