import { ErrorIcon } from '@blueprintjs/icons';
import { useEffect, useRef, type MouseEvent } from 'react';
import { adviceAfter } from '../../client/api-problem';
import { fieldId } from './field-id';
import { fieldName } from './field-name';
import type { FormState } from './use-form';

const COUNTS = ['Nothing', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things', 'Six things'];

const headline = (count: number): string =>
  `${COUNTS[count] ?? `${count} things`} ${count === 1 ? 'needs' : 'need'} your attention`;

/** Many specified messages are the same for every field: here, away from it, each says whose it is. */
function named(field: string | undefined, message: string): string {
  if (field === undefined || field.endsWith('?')) return message;
  const words = field.toLowerCase().split(/\W+/);
  return words.some((word) => word.length > 3 && message.toLowerCase().includes(word))
    ? message
    : `${field}: ${message}`;
}

/** Lists what the last submit found and takes the focus, so that nobody has to search for it. */
export function ErrorSummary<Values>({ form }: { readonly form: FormState<Values> }) {
  const { attempts, formMessage, summary, busy } = form;
  const box = useRef<HTMLDivElement>(null);
  const visible = !busy && (formMessage !== undefined || summary.length > 0);

  const advice = formMessage && adviceAfter(formMessage);

  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (!visible) return null;
  const go = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    document.getElementById(fieldId(form.id, name))?.focus();
  };
  return (
    <div ref={box} className="k-callout k-callout-negative" role="alert" tabIndex={-1}>
      <ErrorIcon className="k-callout-icon" />
      <div>
        <p className="k-strong">{formMessage ?? headline(summary.length)}</p>
        {advice !== undefined && <p>{advice}</p>}
        {summary.length > 0 && (
          <ul>
            {summary.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(form.id, name)}`} className="k-link" onClick={(event) => go(event, name)}>
                  {named(fieldName(form.id, name), message)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
