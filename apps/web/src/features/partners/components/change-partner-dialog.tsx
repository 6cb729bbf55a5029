import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { problemText } from '../../../client/api-problem';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { CodeValues } from '../partner-form-rules';
import { partnerText } from '../partner-words';
import { type NamedPartner, usePartnersChangeMutation, usePartnersLookUpCodeMutation } from '../partners.api';
import type { PartnerNotice } from '../partner-notice';

interface ChangePartnerDialogProps {
  readonly onEnd: (notice?: PartnerNotice) => void;
}

/** The code first, then whose it is, and only then the change (decision 4.66). */
export function ChangePartnerDialog({ onEnd }: ChangePartnerDialogProps) {
  const [offered, setOffered] = useState<NamedPartner & CodeValues>();
  const [lookUp] = usePartnersLookUpCodeMutation();
  const form = useForm<CodeValues>('change-partner', {
    initial: { accessCode: '' },
    rules: () => import('../partner-form-rules').then(({ accessCodeRules }) => accessCodeRules),
    submit: async ({ accessCode }) => {
      const partner = await lookUp({ accessCode }).unwrap();
      setOffered({ ...partner, accessCode });
    },
  });
  const close = () => onEnd();
  return (
    <Dialog open title="Change channel partner" width={460} unsaved={form.dirty} onClose={close}>
      {offered === undefined ? (
        <Form form={form} label="Change channel partner">
          <TextField
            form={form}
            name="accessCode"
            label="Access code"
            inputMode="numeric"
            autoComplete="off"
            hint="The 8 digits that your new channel partner gave you"
          />
          <div className="k-form-actions">
            <SubmitButton form={form}>Continue</SubmitButton>
            <Button onClick={close}>Cancel</Button>
          </div>
        </Form>
      ) : (
        <ConfirmChange offered={offered} onBack={() => setOffered(undefined)} onEnd={onEnd} />
      )}
    </Dialog>
  );
}

interface ConfirmChangeProps extends ChangePartnerDialogProps {
  readonly offered: NamedPartner & CodeValues;
  readonly onBack: () => void;
}

function ConfirmChange({ offered, onBack, onEnd }: ConfirmChangeProps) {
  const [change, { isLoading, error }] = usePartnersChangeMutation();
  const confirm = async (): Promise<void> => {
    const answer = await change({ accessCode: offered.accessCode });
    if (answer.data) onEnd({ tone: 'positive', text: answer.data.statusMessage });
  };
  return (
    <>
      <p className="k-soft">This access code belongs to</p>
      <p className="k-partner-offer k-strong">{partnerText(offered)}</p>
      <p className="k-soft">
        Your channel partner sees your name, company and email address, and how your account stands. Your present
        partner stops seeing them at once.
      </p>
      {error !== undefined && (
        <Callout tone="negative" live>
          {problemText(error)}
        </Callout>
      )}
      <div className="k-form-actions">
        <Button intent="primary" autoFocus loading={isLoading} onClick={() => void confirm()}>
          Change partner
        </Button>
        <Button disabled={isLoading} onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
