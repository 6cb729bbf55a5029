import type { GenericQuestion } from '@keelson/contracts/onboarding';
import { describedBy, Field, FieldMessage } from '../../../ui/form/field';
import { fieldId } from '../../../ui/form/field-id';
import type { FormState } from '../../../ui/form/use-form';
import { fieldOf, type GenericValues, withChoice } from '../generic-values';

interface QuestionFieldProps {
  readonly form: FormState<GenericValues>;
  readonly question: GenericQuestion;
}

const LONGEST_TEXT = 500;
const MOST_RADIOS = 8;

export function QuestionField({ form, question }: QuestionFieldProps) {
  switch (question.type) {
    case 'freeText':
      return <TextQuestion form={form} question={question} />;
    case 'freeTextNumber':
      return <NumberQuestion form={form} question={question} />;
    case 'options':
      return question.answers.length > MOST_RADIOS ? (
        <ListQuestion form={form} question={question} />
      ) : (
        <ChoiceQuestion form={form} question={question} type="radio" />
      );
    case 'checkBox':
      return <ChoiceQuestion form={form} question={question} type="checkbox" />;
  }
}

/** What every typed or listed answer binds to its field. */
function bind({ form, question }: QuestionFieldProps) {
  const name = fieldOf(question);
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  const hint = question.help === '' ? undefined : question.help;
  return {
    field: { id, label: question.question, message, hint },
    input: {
      id,
      name,
      value: String(form.values[name] ?? ''),
      'aria-invalid': message !== undefined,
      'aria-describedby': describedBy(id, hint, message),
      className: 'bp6-input k-input',
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      onBlur: () => form.leave(name),
    },
  };
}

function TextQuestion(props: QuestionFieldProps) {
  const { field, input } = bind(props);
  return (
    <Field {...field}>
      <textarea {...input} rows={3} maxLength={LONGEST_TEXT} />
    </Field>
  );
}

function NumberQuestion(props: QuestionFieldProps) {
  const { field, input } = bind(props);
  return (
    <Field {...field}>
      <div className="onb-number-field">
        <input {...input} type="text" inputMode="decimal" maxLength={17} autoComplete="off" />
        {props.question.unit !== undefined && <span className="k-soft">{props.question.unit}</span>}
      </div>
    </Field>
  );
}

function ListQuestion(props: QuestionFieldProps) {
  const { field, input } = bind(props);
  return (
    <Field {...field}>
      <div className="k-select onb-number-field">
        <select {...input}>
          <option value="">Please choose</option>
          {props.question.answers.map(({ answerCode, answer }) => (
            <option key={answerCode} value={answerCode}>
              {answer}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

function ChoiceQuestion({ form, question, type }: QuestionFieldProps & { readonly type: 'radio' | 'checkbox' }) {
  const name = fieldOf(question);
  const id = fieldId(form.id, name);
  const message = form.messages[name];
  const hint = question.help === '' ? undefined : question.help;
  const value = form.values[name];
  const codes: readonly string[] = typeof value === 'string' ? [value] : (value ?? []);
  const choose = (code: string, ticked: boolean): void =>
    form.set(name, type === 'radio' ? code : withChoice(question, codes, code, ticked));
  return (
    <fieldset id={id} className="k-field" tabIndex={-1} aria-describedby={describedBy(id, hint, message)}>
      <legend className="k-legend">{question.question}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="k-field-hint">
          {hint}
        </p>
      )}
      <div className="onb-choices">
        {question.answers.map(({ answerCode, answer }) => (
          <label key={answerCode} className="k-check">
            <input
              type={type}
              name={name}
              value={answerCode}
              checked={codes.includes(answerCode)}
              onChange={(event) => choose(answerCode, event.target.checked)}
            />
            <span>{answer}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} message={message} />
    </fieldset>
  );
}
