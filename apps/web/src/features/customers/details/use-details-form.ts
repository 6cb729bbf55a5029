import { customerDetailsMessages as texts, customerPhoneMessages } from '@keelson/contracts/accounts';
import { useEffect, useState } from 'react';
import { isApiProblem, isOverwriting } from '../../../client/api-problem';
import type { Confirmed } from '../../../client/api-call';
import { changedMeanwhile, type ReadField } from '../../../ui/form/changed-meanwhile';
import { type FormRules, type FormState, useForm } from '../../../ui/form/use-form';
import { useTypedInto } from '../../../ui/form/use-typed-into';
import type { KnownDetails } from '../customers.api';

const SHOWN_MS = 5_000;

const BLANK: readonly (string | undefined)[] = [texts.required, customerPhoneMessages.missing];

export interface DetailsNotice {
  readonly tone: 'positive' | 'negative';
  readonly text: string;
  /** What somebody else saved meanwhile stands until it is read and saved over. */
  readonly stays?: true;
}

interface DetailsFormOptions<Values> {
  readonly newest: KnownDetails;
  readonly readAgain: () => Promise<KnownDetails>;
  readonly valuesOf: (details: KnownDetails) => Values;
  /** The fields that can be changed, as people read them. */
  readonly fieldsOf: (details: KnownDetails) => readonly ReadField[];
  readonly rules: () => Promise<FormRules<Values, undefined>>;
  /** Saves over the version that was typed into; answers with the text of success. */
  readonly save: (values: Values, version: number | undefined, confirmed: Confirmed) => Promise<string>;
}

export interface DetailsForm<Values> {
  readonly form: FormState<Values>;
  readonly notice: DetailsNotice | undefined;
  /** Set while the own password is asked for. */
  readonly asking: boolean;
  readonly stopAsking: () => void;
  readonly confirm: (confirmed: Confirmed) => Promise<void>;
}

/** A form of a customer's details: once its fields are right it asks for the own password, and saves with that. */
export function useDetailsForm<Values extends object>(
  name: string,
  { newest, readAgain, valuesOf, fieldsOf, rules, save }: DetailsFormOptions<Values>,
): DetailsForm<Values> {
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<DetailsNotice>();
  const form = useForm<Values>(name, {
    initial: valuesOf(newest),
    rules,
    stopped: (messages) =>
      Object.values<string | undefined>(messages).some((message) => BLANK.includes(message))
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
