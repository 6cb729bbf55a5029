import { Button } from '@blueprintjs/core';
import { staffPaths } from '@keelson/contracts/staff';
import { FIRST_PERMISSIONS, PERMISSIONS, ROLE_TITLES, STAFF_ROLES } from '@keelson/vocabulary';
import { useState } from 'react';
import { useConfirmation } from '../../../session/use-confirmation';
import { Dialog } from '../../../ui/dialog/dialog';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { RadioGroup } from '../../../ui/form/radio-group';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { invitationOf, type InvitationValues } from '../invitation-values';
import { permissionTitle } from '../member-words';
import { useStaffInviteMutation } from '../staff.api';

const TITLE = 'Invite a member of staff';
const KINDS = STAFF_ROLES.map((value) => ({ value, label: ROLE_TITLES[value] }));
const CHOICES = PERMISSIONS.map((value) => ({ value, label: permissionTitle(value) }));

/** Who is invited and what they may do, and the own password, which counts once, for this invitation. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [invite] = useStaffInviteMutation();
  const confirmation = useConfirmation();
  const { toast } = useNotices();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<InvitationValues>('invite-member', {
    initial: { name: '', email: '', kind: 'admin', permissions: FIRST_PERMISSIONS.admin, ownPassword: '' },
    rules: () => import('../invitation-rules').then(({ invitationRules }) => invitationRules),
    submit: async (values) => {
      const body = invitationOf(values);
      const { email, kind, permissions } = body;
      const act = { route: staffPaths.invite.id, target: { email, kind, ...(permissions && { permissions }) } };
      const confirmed = { confirmation: await confirmation(values.ownPassword, act), idempotencyKey };
      await invite({ body, confirmed }).unwrap();
      toast(`${email} was invited.`);
      onClose();
    },
  });
  return (
    <Dialog open title={TITLE} width={520} onClose={onClose} unsaved={form.typed}>
      <p className="k-soft k-dialog-text">
        They are mailed a link to choose a password. It works once, within 24 hours.
      </p>
      <Form form={form} label={TITLE}>
        <TextField form={form} name="name" label="Name" autoComplete="off" />
        <TextField form={form} name="email" label="Email" inputMode="email" autoComplete="off" />
        <RadioGroup form={form} name="kind" legend="Kind of account" options={KINDS} />
        {form.values.kind === 'admin' ? (
          <ChoiceGroup form={form} name="permissions" legend="Permissions" options={CHOICES} />
        ) : (
          <p className="k-small k-muted">A super admin holds every permission.</p>
        )}
        <PasswordField
          form={form}
          name="ownPassword"
          label="Your password"
          hint="Confirms this once. It is recorded with your name."
          autoComplete="current-password"
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>Invite</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
