import { useEffect, useState } from 'react';
import { isOverwriting } from '../../client/api-problem';
import type { Versioned } from '../../client/answer';
import { useAppDispatch } from '../../client/app-dispatch';
import { refreshViewer } from '../../session/session-flow';
import { changedMeanwhile, type ReadField } from '../../ui/form/changed-meanwhile';
import { type FormRules, type FormState, useForm } from '../../ui/form/use-form';
import { useTypedInto } from '../../ui/form/use-typed-into';
import type { ProfileFacts } from './profile-values';

const RELOAD_AFTER_MS = 2_000;

interface ProfileFormOptions<Read, Values> {
  readonly newest: Read;
  readonly readAgain: () => Promise<Read>;
  readonly valuesOf: (read: Read) => Values;
  /** The fields that can be changed, as people read them. */
  readonly fieldsOf: (read: Read) => readonly ReadField[];
  readonly rules: () => Promise<FormRules<Values, ProfileFacts>>;
  readonly facts: ProfileFacts;
  /** Saves over the version that was typed into; answers with the text of success. */
  readonly save: (values: Values, version: number | undefined) => Promise<string>;
}

interface ProfileFormState<Values> {
  readonly form: FormState<Values>;
  /** Set from a save until somebody types on. */
  readonly notice: string | undefined;
}

/**
 * The form of an own profile. Once it is saved the header shows the new name, and the text stands for two seconds; then
 * the page reloads with the name everywhere, unless somebody goes on typing: nothing typed is lost to a reload.
 */
export function useProfileForm<Read extends Versioned, Values extends object>(
  name: string,
  { newest, readAgain, valuesOf, fieldsOf, rules, facts, save }: ProfileFormOptions<Read, Values>,
): ProfileFormState<Values> {
  const [saved, setSaved] = useState<{ readonly text: string; readonly values: Values }>();
  const dispatch = useAppDispatch();
  const submit = async (values: Values): Promise<string | undefined> => {
    if (notice !== undefined) return undefined;
    try {
      setSaved({ text: await save(values, profile.version), values });
      void refreshViewer(dispatch);
      await readAgain().then(setProfile, () => undefined);
      return undefined;
    } catch (error) {
      if (!isOverwriting(error)) throw error;
      const now = await readAgain();
      setProfile(now);
      return changedMeanwhile(fieldsOf(profile), fieldsOf(now));
    }
  };
  const form = useForm<Values, ProfileFacts>(name, { initial: valuesOf(newest), rules, submit, facts });
  const [profile, setProfile] = useTypedInto(newest, form.typed);
  const notice = saved && areSame(saved.values, form.values) ? saved.text : undefined;
  useEffect(() => {
    if (notice === undefined) return undefined;
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return { form, notice };
}

const areSame = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((name) => one[name] === other[name]);
