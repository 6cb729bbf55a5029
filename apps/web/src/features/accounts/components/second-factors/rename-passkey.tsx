import { Button } from '@blueprintjs/core';
import { LONGEST_PASSKEY_NAME } from '@keelson/vocabulary';
import { Form } from '../../../../ui/form/form';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { useNotices } from '../../../../ui/notices/use-notices';
import type { PasskeyName } from '../../second-factor-rules';
import { type OwnPasskey, useAccountsRenamePasskeyMutation } from '../../second-factors.api';

interface RenamePasskeyProps {
  readonly passkey: OwnPasskey;
  readonly onDone: () => void;
}

/** Another name, in place of the row. */
export function RenamePasskey({ passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const [rename] = useAccountsRenamePasskeyMutation();
  const { toast } = useNotices();
  const form = useForm<PasskeyName>(`rename-passkey-${id}`, {
    initial: { name },
    rules: () => import('../../second-factor-rules').then(({ passkeyNameRules }) => passkeyNameRules),
    submit: async (entry) => {
      toast((await rename({ passkeyId: id, name: entry.name.trim() }).unwrap()).statusMessage);
      onDone();
    },
  });
  return (
    <Form form={form} label={`Rename ${name}`}>
      <TextField form={form} name="name" label="Name of the passkey" maxLength={LONGEST_PASSKEY_NAME} />
      <div className="k-form-actions">
        <SubmitButton form={form}>Rename</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  );
}
