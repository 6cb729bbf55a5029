import type { ReactNode } from 'react';
import type { Versioned } from '../client/answer';
import { OwnPasswordDialog } from '../session/own-password-dialog';
import type { Act } from '../session/use-confirmation';
import { Callout } from '../ui/card/callout';
import { Form } from '../ui/form/form';
import { SubmitButton } from '../ui/form/submit-button';
import type { FormState } from '../ui/form/use-form';
import { BackToAdminPage } from './back-to-admin-page';
import { type DetailsFormOptions, useDetailsForm } from './use-details-form';

interface DetailsFormProps<Read, Values> extends DetailsFormOptions<Read, Values> {
  /** Of the form, as its unsent input is kept. */
  readonly id: string;
  readonly label: string;
  /** Whose details they are. */
  readonly person: { readonly name: string; readonly kind: 'customer' | 'channel partner' };
  /** The list that the page was opened from. */
  readonly back: string;
  readonly act: Act;
  readonly children: (form: FormState<Values>) => ReactNode;
}

/** The fields, Update with the own password, and what came of it. */
export function DetailsForm<Read extends Versioned, Values extends object>({
  id,
  label,
  person,
  back,
  act,
  children,
  ...options
}: DetailsFormProps<Read, Values>) {
  const { form, notice, asking, stopAsking, confirm } = useDetailsForm(id, options);
  return (
    <>
      <Form form={form} label={label}>
        {notice && (
          <Callout tone={notice.tone} live>
            {notice.text}
          </Callout>
        )}
        <div className="k-form-columns">{children(form)}</div>
        <div className="k-form-actions">
          <SubmitButton form={form}>Update</SubmitButton>
          <BackToAdminPage to={back} />
        </div>
      </Form>
      {asking && (
        <OwnPasswordDialog
          name={`${form.id}-password`}
          title={`Change the details of ${person.name}`}
          confirm="Update"
          act={act}
          onConfirmed={confirm}
          onClose={stopAsking}
        >
          The {person.kind} sees the change at once and is told by mail that Keelson made it.
        </OwnPasswordDialog>
      )}
    </>
  );
}
