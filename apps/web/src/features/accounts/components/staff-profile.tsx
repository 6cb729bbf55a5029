import { Button } from '@blueprintjs/core';
import { useUnsavedInDialog } from '../../../ui/dialog/unsaved';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import {
  type StaffProfile as Read,
  useAccountsChangeStaffProfileMutation,
  useAccountsStaffProfileQuery,
} from '../accounts.api';
import { staffBodyOf, type StaffProfileValues } from '../profile-values';
import { useProfileForm } from '../use-profile-form';
import { ProfileReading } from './profile-reading';
import { ProfileSaved } from './profile-saved';

const valuesOf = ({ firstName, email }: Read): StaffProfileValues => ({ firstName, email });

/** A member of staff changes the own name. */
export function StaffProfile({ onCancel }: { readonly onCancel: () => void }) {
  const reading = useAccountsStaffProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ProfileReading reading={reading}>
      {(profile, readAgain) => <StaffProfileForm profile={profile} readAgain={readAgain} onCancel={onCancel} />}
    </ProfileReading>
  );
}

interface StaffProfileFormProps {
  readonly profile: Read;
  readonly readAgain: () => Promise<Read>;
  readonly onCancel: () => void;
}

function StaffProfileForm({ profile, readAgain, onCancel }: StaffProfileFormProps) {
  const [change] = useAccountsChangeStaffProfileMutation();
  const { id } = profile;
  const { form, notice } = useProfileForm<Read, StaffProfileValues>('staff-profile', {
    newest: profile,
    readAgain,
    valuesOf,
    fieldsOf: (read) => [['Name', read.firstName]],
    rules: () => import('../profile-rules').then(({ staffProfileRules }) => staffProfileRules),
    facts: { form: 'shell-dialog', id, phone: '' },
    save: async (values, version) => (await change({ body: staffBodyOf(id, values), version }).unwrap()).statusMessage,
  });
  useUnsavedInDialog(form.dirty && notice === undefined);
  return (
    <Form form={form} label="Edit Profile">
      <ProfileSaved notice={notice} />
      <TextField form={form} name="firstName" label="Name" autoComplete="name" />
      <TextField form={form} name="email" label="Email" type="email" readOnly />
      <div className="k-form-actions">
        <SubmitButton form={form}>Save</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
