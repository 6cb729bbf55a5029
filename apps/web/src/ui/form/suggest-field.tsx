import { describedBy, Field } from './field';
import { fieldId } from './field-id';
import type { Suggestion, SuggestState } from './suggestion';
import type { TextName } from './text-field';
import type { FormState } from './use-form';
import { useSuggestKeys } from './use-suggest-keys';
import './suggest-field.css';

interface SuggestFieldProps<Values> {
  readonly form: Omit<FormState<Values>, 'summary'>;
  readonly name: TextName<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly state: SuggestState;
  readonly suggestions: readonly Suggestion[];
  readonly onType: (text: string) => void;
  readonly onPick: (index: number) => void;
}

const NOTES: Record<SuggestState, string> = {
  idle: '',
  loading: 'Searching…',
  found: '',
  none: 'No company of this kind and name was found',
  failed: '',
};

const announced = (state: SuggestState, count: number): string =>
  state === 'found' ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys` : NOTES[state];

const reveal = (entry: HTMLElement | null): void => {
  if (entry !== null && 'scrollIntoView' in entry) entry.scrollIntoView({ block: 'nearest' });
};

/** A text with suggestions below it, by mouse, touch and keyboard (the ARIA combobox with a list box). */
export function SuggestField<Values>(props: SuggestFieldProps<Values>) {
  const { form, name, label, hint, state, suggestions, onType, onPick } = props;
  const id = fieldId(form.id, name);
  const listId = `${id}-list`;
  const message = form.messages[name];
  const shown = state === 'found' ? suggestions : [];
  const keys = useSuggestKeys(shown.length, onPick);
  const open = keys.open && shown.length > 0;
  const note = keys.open ? NOTES[state] : '';
  const optionId = (index: number): string => `${listId}-${index}`;
  return (
    <Field id={id} label={label} hint={hint} message={message}>
      <div className="k-suggest">
        <input
          id={id}
          name={name}
          type="text"
          role="combobox"
          className="bp6-input k-input"
          value={String(form.values[name])}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && keys.marked !== -1 ? optionId(keys.marked) : undefined}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, hint, message)}
          onChange={(event) => {
            onType(event.target.value);
            keys.show();
          }}
          onKeyDown={keys.onKeyDown}
          onBlur={() => {
            keys.hide();
            form.leave(name);
          }}
        />
        <ul id={listId} role="listbox" aria-label="Suggestions" className="k-suggest-list" hidden={!open}>
          {shown.map(({ key, label: text, detail }, index) => (
            <li
              key={key}
              id={optionId(index)}
              role="option"
              aria-selected={index === keys.marked}
              ref={index === keys.marked ? reveal : undefined}
              // The field must keep the focus, else leaving it closes the list before the press is over.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => keys.take(index)}
            >
              <span className="k-suggest-text">{text}</span>
              {detail !== undefined && <span className="k-suggest-detail">{detail}</span>}
            </li>
          ))}
        </ul>
        {note !== '' && <p className="k-suggest-list k-suggest-note">{note}</p>}
        <span className="k-sr" role="status">
          {keys.open ? announced(state, shown.length) : ''}
        </span>
      </div>
    </Field>
  );
}
