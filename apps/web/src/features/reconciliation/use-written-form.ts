import type { Answer } from '../../client/answer';
import { isRefusal } from '../../client/api-problem';
import { type FormState, useForm } from '../../ui/form/use-form';
import { useShownVersion } from '../../ui/form/use-shown-version';
import { useNotices } from '../../ui/notices/use-notices';
import type { Written } from './decision-rules';

const rules = () => import('./decision-rules').then(({ writtenRules }) => writtenRules);

/** A form of one text, which is empty again once it was sent. */
export function useWrittenForm(id: string, send: (text: string) => Promise<Answer<object>>): FormState<Written> {
  const notices = useNotices();
  const form = useForm<Written>(id, {
    initial: { text: '' },
    rules,
    submit: async ({ text }) => {
      const { statusMessage } = await send(text);
      form.reset();
      notices.toast(statusMessage);
    },
  });
  return form;
}

interface DecisionForm {
  readonly form: FormState<Written>;
  /** The case has become another one since the person began to write. */
  readonly changed: boolean;
}

/** The same for a decision, which counts for what was shown when the person began to write: `newest` of then. */
export function useDecisionForm(
  id: string,
  newest: string,
  send: (text: string, seen: string) => Promise<Answer<object>>,
): DecisionForm {
  const notices = useNotices();
  const form = useForm<Written>(id, {
    initial: { text: '' },
    rules,
    submit: async ({ text }) => {
      try {
        const { statusMessage } = await send(text, version);
        form.reset();
        notices.toast(statusMessage);
      } catch (error) {
        if (isRefusal(error)) tellRefused();
        throw error;
      }
    },
  });
  const { version, tellRefused } = useShownVersion(newest, form.values.text !== '');
  return { form, changed: version !== newest };
}
