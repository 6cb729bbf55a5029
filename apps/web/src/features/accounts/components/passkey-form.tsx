import { Button } from '@blueprintjs/core';
import { sessionMessages } from '@keelson/contracts/session';
import {
  type SignedIn,
  useSessionPasskeyMutation,
  useSessionPasskeyOptionsMutation,
} from '../../../session/session.api';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { passkeyFailure } from '../passkey-failure';
import { passkeyUse } from '../passkey-use';
import { NoPasskeysHere } from './no-passkeys-here';

interface PasskeyFormProps {
  /** Whose pages may use passkeys. */
  readonly origin: string | null;
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

/** Finishes the sign-in by a passkey, which the browser asks for. */
export function PasskeyForm({ origin, onClose, onSuccess }: PasskeyFormProps) {
  const [ask] = useSessionPasskeyOptionsMutation();
  const [send] = useSessionPasskeyMutation();
  const use = passkeyUse(origin);
  const form = useForm('passkey', {
    initial: {},
    fallback: sessionMessages.unableToSignIn,
    submit: async () => {
      const { signByPasskey } = await import('../passkey-browser');
      const asked = await ask().unwrap();
      try {
        await onSuccess(await send({ passkey: await signByPasskey(asked) }).unwrap());
      } catch (error) {
        const text = passkeyFailure(error);
        if (text === undefined) throw error;
        return text;
      }
    },
  });
  if (!use.possible)
    return (
      <>
        <NoPasskeysHere use={use} />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </>
    );
  return (
    <>
      <p className="k-dialog-lead">Your browser asks for the fingerprint, face, PIN or key that your passkey needs.</p>
      <Form form={form} label="Confirm that it is you">
        <div className="k-form-actions">
          <SubmitButton form={form}>Use my passkey</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
