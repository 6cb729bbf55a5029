import { ErrorIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly message?: string | undefined;
  /** Stands at the right of the label, for example a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const hintId = (id: string): string => `${id}-hint`;
export const messageId = (id: string): string => `${id}-message`;

export const describedBy = (id: string, hint?: string, message?: string): string | undefined =>
  [message === undefined ? undefined : messageId(id), hint === undefined ? undefined : hintId(id)]
    .filter((each) => each !== undefined)
    .join(' ') || undefined;

export function FieldMessage({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={messageId(id)} className="k-field-message">
      <ErrorIcon size={14} />
      <span>{message}</span>
    </p>
  );
}

/** Label above, control, then the message and the hint. */
export function Field({ id, label, hint, message, aside, children }: FieldProps) {
  return (
    <div className="k-field">
      <div className="k-field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      <FieldMessage id={id} message={message} />
      {hint !== undefined && (
        <p id={hintId(id)} className="k-field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
