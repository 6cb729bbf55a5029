import { type FormState, useForm } from '../../ui/form/use-form';
import { useNotices } from '../../ui/notices/use-notices';
import type { Answer } from '../../client/answer';
import type { Written } from './decision-rules';

/** A form of one text, which is empty again once it was sent. */
export function useWrittenForm(id: string, send: (text: string) => Promise<Answer<object>>): FormState<Written> {
  const notices = useNotices();
  const form = useForm<Written>(id, {
    initial: { text: '' },
    rules: () => import('./decision-rules').then(({ writtenRules }) => writtenRules),
    submit: async ({ text }) => {
      const { statusMessage } = await send(text);
      form.reset();
      notices.toast(statusMessage);
    },
  });
  return form;
}
