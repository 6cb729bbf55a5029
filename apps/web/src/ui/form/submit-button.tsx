import { Button, type ButtonProps } from '@blueprintjs/core';
import type { FormState } from './use-form';

interface SubmitButtonProps<Values> extends Pick<ButtonProps, 'fill' | 'size' | 'intent'> {
  readonly form: FormState<Values>;
  readonly children: string;
}

/** The one primary button of a form. It stays enabled, so that a press tells what is missing. */
export function SubmitButton<Values>({ form, children, intent = 'primary', ...button }: SubmitButtonProps<Values>) {
  return (
    <Button {...button} type="submit" intent={intent} loading={form.busy}>
      {children}
    </Button>
  );
}
