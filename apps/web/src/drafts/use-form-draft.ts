import type { DraftForm } from '@keelson/vocabulary';
import type { FormState } from '../ui/form/use-form';
import { entriesOf, valuesOf } from './draft-entries';
import { useDraft, useSavedDraft } from './use-draft';

interface DraftOfForm {
  readonly draft: DraftForm;
  /** Whether the viewer types here, and not only looks. */
  readonly owned: boolean;
  /** Whether what the form starts with is known. */
  readonly ready: boolean;
}

/** The draft of a form: taken up once both are known, and saved as the form changes. */
export function useFormDraft<Values extends object>(
  form: FormState<Values>,
  { draft: name, owned, ready }: DraftOfForm,
) {
  const draft = useDraft(name, owned, (entries) => ready && form.take(valuesOf(entries, form.values)));
  const { keeper } = draft;
  useSavedDraft(draft, owned && ready && form.typed ? form.values : undefined, () => entriesOf(name, form.changes));
  return {
    ...draft,
    startAgain: async (): Promise<void> => {
      await keeper.startAgain();
      form.reset();
    },
  };
}
