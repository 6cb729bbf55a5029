import { Button } from '@blueprintjs/core';
import type { OwnPassword } from '../../../session/own-password-rules';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { type Act, wordsOf } from '../act';
import { useAsk } from '../use-ask';

interface ActDialogProps {
  readonly act: Act;
  readonly onClose: () => void;
}

/** Says what will happen and asks for the own password, which counts for this one act. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const words = wordsOf(act);
  const ask = useAsk();
  const notices = useNotices();
  const form = useForm<OwnPassword>('operations-act', {
    initial: { password: '' },
    rules: async () => {
      const { ownPasswordRules } = await import('../../../session/own-password-rules');
      return (values) => ('password' in ownPasswordRules(values) ? { password: 'Enter your password' } : {});
    },
    submit: async ({ password }) => {
      await ask(act, password);
      notices.toast(words.done);
      onClose();
    },
  });
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="k-soft k-act-text">{words.text}</p>
      <Form form={form} label={words.title}>
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          hint="Confirms this. It is recorded with your name."
          autoComplete="current-password"
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>{words.confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
