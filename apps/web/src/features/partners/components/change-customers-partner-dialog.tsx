import { partnersPaths } from '@keelson/contracts/partners';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { CodeValues } from '../partner-form-rules';
import { partnerText } from '../partner-words';
import {
  type NamedPartner,
  type OwnPartner,
  usePartnersChangeOfCustomerMutation,
  usePartnersLookUpCodeMutation,
} from '../partners.api';

interface ChangeCustomersPartnerDialogProps {
  readonly accountId: string;
  readonly present: OwnPartner;
  /** Of the partner that is shown: a change that was not seen is not overwritten. */
  readonly version: number | undefined;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** The code first, then whose it is and who will see what, and only then the change, with the own password. */
export function ChangeCustomersPartnerDialog(props: ChangeCustomersPartnerDialogProps) {
  const { accountId, present, version, onDone, onClose } = props;
  const [offered, setOffered] = useState<NamedPartner & CodeValues>();
  const [change] = usePartnersChangeOfCustomerMutation();
  if (offered === undefined) return <CodeDialog onOffered={setOffered} onClose={onClose} />;
  const { accessCode } = offered;
  return (
    <OwnPasswordDialog
      name="change-customers-partner"
      title="Change the channel partner"
      confirm="Change channel partner"
      act={{ route: partnersPaths.changeOfCustomer.id, target: { accountId, accessCode } }}
      onConfirmed={async (confirmed) => {
        const { statusMessage } = await change({ accountId, accessCode, version, ...confirmed }).unwrap();
        onDone(statusMessage);
      }}
      onClose={onClose}
    >
      <strong>New: {partnerText(offered)}</strong> will see name, company and email address, how the account stands, and
      the figures once the onboarding is completed. <strong>Until now: {partnerText(present)}</strong>
      {present.isDefault ? '.' : ' stops seeing all of that at once.'} Customer, former and new partner are told by
      mail.
    </OwnPasswordDialog>
  );
}

interface CodeDialogProps {
  readonly onOffered: (offered: NamedPartner & CodeValues) => void;
  readonly onClose: () => void;
}

function CodeDialog({ onOffered, onClose }: CodeDialogProps) {
  const [lookUp] = usePartnersLookUpCodeMutation();
  const form = useForm<CodeValues>('code-for-customer', {
    initial: { accessCode: '' },
    rules: () => import('../partner-form-rules').then(({ accessCodeRules }) => accessCodeRules),
    submit: async (values) => {
      const accessCode = values.accessCode.trim();
      onOffered({ ...(await lookUp({ accessCode }).unwrap()), accessCode });
    },
  });
  return (
    <Dialog open title="Change the channel partner" width={460} unsaved={form.dirty} onClose={onClose}>
      <Form form={form} label="Change the channel partner">
        <TextField
          form={form}
          name="accessCode"
          label="Access code"
          inputMode="numeric"
          autoComplete="off"
          hint="The 8 digits of the new channel partner"
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>Continue</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
