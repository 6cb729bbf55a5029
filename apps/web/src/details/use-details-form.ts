import { customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import { useEffect, useState } from 'react';
import type { Versioned } from '../client/answer';
import type { Confirmed } from '../client/api-call';
import { isApiProblem, isOverwriting } from '../client/api-problem';
import { changedMeanwhile, type ReadField } from '../ui/form/changed-meanwhile';
import { type FormRules, type FormState, useForm } from '../ui/form/use-form';
import { useTypedInto } from '../ui/form/use-typed-into';

const SHOWN_MS = 5_000;

export interface DetailsNotice {
  readonly tone: 'positive' | 'negative';
  readonly text: string;
  /** What somebody else saved meanwhile stands until it is read and saved over. */
  readonly stays?: true;
}

/** Details as they were read, and how they are read again. */
export interface ShownDetails<Read> {
  readonly newest: Read;
  readonly readAgain: () => Promise<Read>;
}

export interface DetailsFormOptions<Read, Values> extends ShownDetails<Read> {
  readonly valuesOf: (details: Read) => Values;
  /** The fields that can be changed, as people read them. */
  readonly fieldsOf: (details: Read) => readonly ReadField[];
  readonly rules: () => Promise<FormRules<Values, undefined>>;
  /** The messages of a field that is missing: the form says so as a whole, too. */
  readonly missing: readonly string[];
  /** Saves over the version that was typed into; answers with the text of success. */
  readonly save: (values: Values, version: number | undefined, confirmed: Confirmed) => Promise<string>;
}

interface DetailsFormState<Values> {
  readonly form: FormState<Values>;
  readonly notice: DetailsNotice | undefined;
  /** Set while the own password is asked for. */
  readonly asking: boolean;
  readonly stopAsking: () => void;
  readonly confirm: (confirmed: Confirmed) => Promise<void>;
}

/** A form of somebody's details: once its fields are right it asks for the own password, and saves with that. */
export function useDetailsForm<Read extends Versioned, Values extends object>(
  name: string,
  { newest, readAgain, valuesOf, fieldsOf, rules, missing, save }: DetailsFormOptions<Read, Values>,
): DetailsFormState<Values> {
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<DetailsNotice>();
  const form = useForm<Values>(name, {
    initial: valuesOf(newest),
    rules,
    stopped: (messages) =>
      Object.values<string | undefined>(messages).some((message) => message !== undefined && missing.includes(message))
        ? texts.fieldMissing
        : undefined,
    submit: () => {
      setNotice(undefined);
      setAsking(true);
      return Promise.resolve();
    },
  });
  const [read, setRead] = useTypedInto(newest, form.typed);
  useEffect(() => {
    if (notice === undefined || notice.stays) return undefined;
    const timer = setTimeout(() => setNotice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const confirm = async (confirmed: Confirmed): Promise<void> => {
    try {
      const text = await save(form.values, read.version, confirmed);
      await readAgain().then(
        () => form.reset(),
        () => undefined,
      );
      setNotice({ tone: 'positive', text });
    } catch (error) {
      setNotice(await refusal(error));
    }
  };
  const refusal = async (error: unknown): Promise<DetailsNotice> => {
    if (isOverwriting(error)) {
      const now = await readAgain();
      setRead(now);
      return { tone: 'negative', text: changedMeanwhile(fieldsOf(read), fieldsOf(now)), stays: true };
    }
    const answered = isApiProblem(error) && error.status !== 0;
    return { tone: 'negative', text: answered ? texts.changeRefused : texts.changeFailed };
  };
  return { form, notice, asking, stopAsking: () => setAsking(false), confirm };
}
