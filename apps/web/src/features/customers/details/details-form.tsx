import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import type { Act } from '../../../session/use-confirmation';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import type { DetailsForm as State } from './use-details-form';

export const BackToAdminPage = () => <ButtonLink to={paths.customers}>Back To Admin Page</ButtonLink>;

interface DetailsFormProps<Values> {
  readonly details: State<Values>;
  readonly label: string;
  readonly customer: string;
  readonly act: Act;
  readonly children: ReactNode;
}

/** The fields, Update with the own password, and what came of it. */
export function DetailsForm<Values>({ details, label, customer, act, children }: DetailsFormProps<Values>) {
  const { form, notice, asking, stopAsking, confirm } = details;
  return (
    <>
      <Form form={form} label={label}>
        {notice && (
          <Callout tone={notice.tone} live>
            {notice.text}
          </Callout>
        )}
        <div className="k-form-columns">{children}</div>
        <div className="k-form-actions">
          <SubmitButton form={form}>Update</SubmitButton>
          <BackToAdminPage />
        </div>
      </Form>
      {asking && (
        <OwnPasswordDialog
          name={`${form.id}-password`}
          title={`Change the details of ${customer}`}
          confirm="Update"
          act={act}
          onConfirmed={confirm}
          onClose={stopAsking}
        >
          The customer sees the change at once and is told by mail that Keelson made it.
        </OwnPasswordDialog>
      )}
    </>
  );
}
