import { Button } from '@blueprintjs/core';
import { useUnsavedInDialog } from '../../../ui/dialog/unsaved';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import {
  type PartnerProfile as Read,
  useAccountsChangePartnerProfileMutation,
  useAccountsPartnerProfileQuery,
} from '../accounts.api';
import { partnerBodyOf, type PartnerProfileValues } from '../profile-values';
import { useProfileForm } from '../use-profile-form';
import { ProfileReading } from './profile-reading';
import { ProfileSaved } from './profile-saved';

const valuesOf = ({ firstName, surname, companyName, phone, email }: Read): PartnerProfileValues => ({
  firstName,
  surname,
  companyName,
  phone,
  email,
});

/** A channel partner changes the own profile. */
export function PartnerProfile({ onCancel }: { readonly onCancel: () => void }) {
  const reading = useAccountsPartnerProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ProfileReading reading={reading}>
      {(profile, readAgain) => <PartnerProfileForm profile={profile} readAgain={readAgain} onCancel={onCancel} />}
    </ProfileReading>
  );
}

interface PartnerProfileFormProps {
  readonly profile: Read;
  readonly readAgain: () => Promise<Read>;
  readonly onCancel: () => void;
}

function PartnerProfileForm({ profile, readAgain, onCancel }: PartnerProfileFormProps) {
  const [change] = useAccountsChangePartnerProfileMutation();
  const { id, phone } = profile;
  const { form, notice } = useProfileForm<Read, PartnerProfileValues>('partner-profile', {
    newest: profile,
    readAgain,
    valuesOf,
    fieldsOf: (read) => [
      ['Name', read.firstName],
      ['Surname', read.surname],
      ['Phone Number', read.phone],
    ],
    rules: () => import('../profile-rules').then(({ partnerProfileRules }) => partnerProfileRules),
    facts: { form: 'shell-dialog', id, phone },
    save: async (values, version) =>
      (await change({ body: partnerBodyOf(id, values), version }).unwrap()).statusMessage,
  });
  useUnsavedInDialog(form.dirty && notice === undefined);
  return (
    <Form form={form} label="Edit Profile">
      <ProfileSaved notice={notice} />
      <div className="k-form-columns">
        <TextField form={form} name="firstName" label="Name" autoComplete="given-name" />
        <TextField form={form} name="surname" label="Surname" autoComplete="family-name" />
        <TextField form={form} name="companyName" label="Company Name" readOnly />
        <TextField
          form={form}
          name="phone"
          label="Phone Number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint="11 digits"
        />
        <TextField form={form} name="email" label="Email" type="email" readOnly />
      </div>
      <div className="k-form-actions">
        <SubmitButton form={form}>Save</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
