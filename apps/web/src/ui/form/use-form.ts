import { useRef, useState, type FormEvent } from 'react';
import { fieldProblems, problemText } from '../../client/api-problem';

type Text<Values> = keyof Values & string;
export type FieldMessages<Values> = Partial<Record<Text<Values>, string>>;

interface FormOptions<Values> {
  readonly initial: Values;
  /** Every message that stands against the values, by field. */
  readonly validate: (values: Values) => FieldMessages<Values>;
  /** Sends the values. A returned text or a rejection is shown; what was typed is kept. */
  readonly submit: (values: Values) => Promise<string | void>;
  /** Text of a failure that carries none of its own. */
  readonly fallback?: string;
  /** Text above the list of messages when a submit is stopped by them. */
  readonly stopped?: (messages: FieldMessages<Values>) => string | undefined;
}

export interface FormState<Values> {
  readonly id: string;
  readonly values: Values;
  /** Shown messages: fields that were left, and all of them after a first submit. */
  readonly messages: FieldMessages<Values>;
  /** Messages of the last submit, in the order of the fields, for the summary. */
  readonly summary: readonly (readonly [Text<Values>, string])[];
  /** Message of the last submit as a whole. */
  readonly formMessage: string | undefined;
  readonly busy: boolean;
  readonly attempts: number;
  set<Name extends Text<Values>>(name: Name, value: Values[Name]): void;
  leave(name: Text<Values>): void;
  reset(): void;
  onSubmit(event: FormEvent): void;
}

const entriesInOrder = <Values extends object>(values: Values, messages: FieldMessages<Values>) =>
  (Object.keys(values) as Text<Values>[]).flatMap((name) => {
    const message = messages[name];
    return message === undefined ? [] : [[name, message] as const];
  });

const pick = <Values extends object>(
  values: Values,
  problems: Readonly<Record<string, string>>,
): FieldMessages<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name in values)) as FieldMessages<Values>;

/** State of one form. Typed values are never lost on failure; the server's field errors stand until the field changes. */
export function useForm<Values extends object>(id: string, options: FormOptions<Values>): FormState<Values> {
  const [values, setValues] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldMessages<Values>>({});
  const [formMessage, setFormMessage] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const found = { ...refused, ...options.validate(values) };
  const shown = Object.fromEntries(
    Object.entries(found).filter(([name]) => attempts > 0 || left.has(name) || name in refused),
  ) as FieldMessages<Values>;

  const fail = (error: unknown): void => {
    const fields = pick(values, fieldProblems(error));
    setRefused(fields);
    setFormMessage(Object.keys(fields).length > 0 ? undefined : problemText(error, options.fallback));
  };

  const send = async (): Promise<void> => {
    sending.current = true;
    setBusy(true);
    setFormMessage(undefined);
    try {
      const refusal = await options.submit(values);
      if (refusal === undefined) return;
      setFormMessage(refusal);
      setAttempts((count) => count + 1);
    } catch (error) {
      fail(error);
      setAttempts((count) => count + 1);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    id,
    values,
    messages: shown,
    summary: attempts > 0 ? entriesInOrder(values, shown) : [],
    formMessage,
    busy,
    attempts,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused(({ [name]: _corrected, ...others }) => others as FieldMessages<Values>);
    },
    leave: (name) => setLeft((before) => new Set(before).add(name)),
    reset: () => {
      setValues(options.initial);
      setLeft(new Set());
      setRefused({});
      setFormMessage(undefined);
      setAttempts(0);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      const standing = options.validate(values);
      if (Object.keys(standing).length > 0) {
        setFormMessage(options.stopped?.(standing));
        setAttempts((count) => count + 1);
        return;
      }
      void send();
    },
  };
}
