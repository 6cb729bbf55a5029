import { useRef, useState, type FormEvent } from 'react';
import { failureText, fieldProblems, OFFLINE_SAVING, problemText } from '../../client/api-problem';
import { afterPress } from './after-press';

type Text<Values> = keyof Values & string;
export type FieldMessages<Values> = Partial<Record<Text<Values>, string>>;

/** Every message that stands against the values, by field; `facts` is what the rules go by beside them. */
export type FormRules<Values, Facts> = (values: Values, facts: Facts) => FieldMessages<Values>;

interface FormOptions<Values, Facts> {
  /** What stands in the fields until something is typed. */
  readonly initial: Values;
  /** Loads the rules. They come when the form is first touched: no first page carries the schema library. */
  readonly rules?: () => Promise<FormRules<Values, Facts>>;
  /** Sends the values. A returned text or a rejection is shown; what was typed is kept. */
  readonly submit: (values: Values) => Promise<string | void>;
  /** Text of a failure that carries none of its own. */
  readonly fallback?: string;
  /** Text above the list of messages when a submit is stopped by them. */
  readonly stopped?: (messages: FieldMessages<Values>) => string | undefined;
}

type WithFacts<Facts> = undefined extends Facts ? { readonly facts?: Facts } : { readonly facts: Facts };

const NOT_CHECKED = 'The form could not be checked. Please try again';

const noRules = () => Promise.resolve(() => ({}));

export interface FormState<Values> {
  readonly id: string;
  readonly values: Values;
  /** Whether the values are the person's: they no longer follow `initial`. */
  readonly typed: boolean;
  /** Whether they are other than `initial`. */
  readonly dirty: boolean;
  /** The fields that are. */
  readonly changes: Partial<Values>;
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
  /** Puts in what was typed earlier, in place of what is typed now. */
  take(values: Partial<Values>): void;
  reset(): void;
  onSubmit(event: FormEvent): void;
  /** Submits where no event does, for example from the foot of a dialog. */
  submit(): void;
  /** Submits, and goes on once nothing stood against it. */
  submitThen(goOn: () => Promise<unknown>): void;
}

const entriesInOrder = <Values extends object>(values: Values, messages: FieldMessages<Values>) =>
  (Object.keys(values) as Text<Values>[]).flatMap((name) => {
    const message = messages[name];
    return message === undefined ? [] : [[name, message] as const];
  });

const changesOf = <Values extends object>(values: Values, initial: Values): Partial<Values> =>
  Object.fromEntries(
    (Object.keys(values) as Text<Values>[])
      .filter((name) => String(values[name]) !== String(initial[name]))
      .map((name) => [name, values[name]]),
  ) as Partial<Values>;

/** What is said of fields that the form does not have is for the server to say. */
const pick = <Values extends object>(values: Values, problems: object): FieldMessages<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name in values)) as FieldMessages<Values>;

/** Loaded once; a failed load is tried again by the next touch. */
function useRules<Rules>(source: () => Promise<Rules>) {
  const [rules, setRules] = useState<Rules>();
  const loading = useRef<Promise<Rules>>(undefined);
  const start = async (): Promise<Rules> => {
    try {
      const loaded = await source();
      setRules(() => loaded);
      return loaded;
    } catch (error) {
      loading.current = undefined;
      throw error;
    }
  };
  return { rules, load: (): Promise<Rules> => (loading.current ??= start()) };
}

/** State of one form. Typed values are never lost on failure; the server's field errors stand until the field changes. */
export function useForm<Values extends object, Facts = undefined>(
  id: string,
  options: FormOptions<Values, Facts> & WithFacts<Facts>,
): FormState<Values> {
  const [typed, setTyped] = useState<Values>();
  const values = typed ?? options.initial;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldMessages<Values>>({});
  const [formMessage, setFormMessage] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const changes: Partial<Values> = typed === undefined ? {} : changesOf(typed, options.initial);
  const { rules, load } = useRules<FormRules<Values, Facts>>(options.rules ?? noRules);
  const standingBy = (check: FormRules<Values, Facts>) => pick(values, check(values, options.facts as Facts));

  const found = { ...refused, ...(rules && standingBy(rules)) };
  const shown = Object.fromEntries(
    Object.entries(found).filter(([name]) => attempts > 0 || left.has(name) || name in refused),
  ) as FieldMessages<Values>;

  const textOf = (error: unknown): string =>
    options.fallback === undefined ? problemText(error) : failureText(error, options.fallback);

  const fail = (error: unknown): void => {
    const fields = pick(values, fieldProblems(error));
    setRefused(fields);
    setFormMessage(Object.keys(fields).length > 0 ? undefined : textOf(error));
  };

  const touch = (): void => {
    // Without a connection the submit says so.
    load().catch(() => undefined);
  };

  const stop = (message: string | undefined): void => {
    setFormMessage(message);
    setAttempts((count) => count + 1);
  };

  const checkAndSend = async (goOn?: () => Promise<unknown>): Promise<void> => {
    sending.current = true;
    setBusy(true);
    try {
      const check = rules ?? (await load().catch(() => undefined));
      const standing = check && standingBy(check);
      if (standing === undefined) stop(navigator.onLine ? NOT_CHECKED : OFFLINE_SAVING);
      else if (Object.keys(standing).length > 0) stop(options.stopped?.(standing));
      else {
        setFormMessage(undefined);
        const refusal = await options.submit(values);
        if (refusal !== undefined) stop(refusal);
        else await goOn?.();
      }
    } catch (error) {
      fail(error);
      setAttempts((count) => count + 1);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const submit = (): void => {
    if (!sending.current) void checkAndSend();
  };
  const submitThen = (goOn: () => Promise<unknown>): void => {
    if (!sending.current) void checkAndSend(goOn);
  };

  return {
    id,
    values,
    typed: typed !== undefined,
    dirty: Object.keys(changes).length > 0,
    changes,
    messages: shown,
    summary: attempts > 0 ? entriesInOrder(values, shown) : [],
    formMessage,
    busy,
    attempts,
    set: (name, value) => {
      touch();
      setTyped((before) => ({ ...(before ?? options.initial), [name]: value }));
      setRefused(({ [name]: _corrected, ...others }) => others as FieldMessages<Values>);
    },
    leave: (name) => {
      touch();
      afterPress(() => setLeft((before) => new Set(before).add(name)));
    },
    take: (earlier) => {
      setTyped({ ...options.initial, ...earlier });
      setRefused({});
    },
    reset: () => {
      setTyped(undefined);
      setLeft(new Set());
      setRefused({});
      setFormMessage(undefined);
      setAttempts(0);
    },
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    submit,
    submitThen,
  };
}
