import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import type { FormState } from './use-form';
import './form.css';

interface FormProps<Values> {
  readonly form: FormState<Values>;
  /** Accessible name of the form. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form whose Enter submits, whose browser validation is off and whose failures stand on top. */
export function Form<Values>({ form, label, children }: FormProps<Values>) {
  return (
    <form id={form.id} className="k-form" aria-label={label} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
