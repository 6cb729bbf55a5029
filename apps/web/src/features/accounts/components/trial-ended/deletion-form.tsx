import { billingMessages } from '@keelson/contracts/billing';
import { deletionMessages as texts, deletionPaths } from '@keelson/contracts/deletion';
import { sessionMessages } from '@keelson/contracts/session';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { failureText } from '../../../../client/api-problem';
import type { OwnPassword } from '../../../../session/own-password-rules';
import { useConfirmation } from '../../../../session/use-confirmation';
import { Callout } from '../../../../ui/card/callout';
import { FocusedLead } from '../../../../ui/dialog/focused-lead';
import { Form } from '../../../../ui/form/form';
import { PasswordField } from '../../../../ui/form/password-field';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { useForm } from '../../../../ui/form/use-form';
import { useAfterTrialDeleteMutation } from '../../after-trial.api';

interface DeletionFormProps {
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

interface Validated {
  readonly password: string;
  readonly confirmation: string;
}

/** The password first; only once it was right may the account be deleted. */
export function DeletionForm({ onBack, onDeleted }: DeletionFormProps) {
  const confirm = useConfirmation();
  const [deleteAccount, { isLoading: deleting }] = useAfterTrialDeleteMutation();
  const [validated, setValidated] = useState<Validated>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<OwnPassword>('delete-account', {
    initial: { password: '' },
    rules: () => import('../../../../session/own-password-rules').then(({ ownPasswordRules }) => ownPasswordRules),
    submit: async ({ password }) => {
      setFailure(undefined);
      setValidated(undefined);
      setValidated({ password, confirmation: await confirm(password, { route: deletionPaths.deleteAccount.id }) });
    },
  });
  const valid = validated?.password === form.values.password ? validated : undefined;
  const remove = async ({ confirmation }: Validated): Promise<void> => {
    setFailure(undefined);
    try {
      await deleteAccount({ confirmation }).unwrap();
      onDeleted();
    } catch (error) {
      setValidated(undefined);
      setFailure(failureText(error, billingMessages.deactivateFailed));
    }
  };
  return (
    <>
      <FocusedLead>
        Your account and everything you entered are deleted at once and cannot be brought back. Records of payments stay
        without your name.
      </FocusedLead>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <Form form={form} label={texts.deleteAccount}>
        <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
        {valid && (
          <Callout tone="positive" live>
            {sessionMessages.passwordValid}
          </Callout>
        )}
        <div className="k-form-actions">
          <SubmitButton form={form} intent={valid ? 'none' : 'primary'}>
            Validate
          </SubmitButton>
          <Button intent="danger" disabled={!valid} loading={deleting} onClick={() => valid && void remove(valid)}>
            {texts.permanentlyDelete}
          </Button>
          <Button disabled={deleting} onClick={onBack}>
            Back
          </Button>
        </div>
      </Form>
    </>
  );
}
