import { Button } from '@blueprintjs/core';

import { referenceMessages } from '@keelson/contracts/reference';
import { useEffect, useRef, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { type OwnProfile, useAccountsChangeProfileMutation, useAccountsSectorsQuery } from '../accounts.api';
import type { ProfileFacts } from '../profile-rules';
import { profileBodyOf, type ProfileForm as Kind, type ProfileValues } from '../profile-values';

const RELOAD_AFTER_MS = 2_000;

interface ProfileFormProps {
  readonly kind: Kind;
  readonly profile: OwnProfile;
  readonly onCancel: () => void;
}

/** Once it is saved the text stands for two seconds, then the page reloads with the new name everywhere. */
export function ProfileForm({ kind, profile, onCancel }: ProfileFormProps) {
  const [change] = useAccountsChangeProfileMutation();
  const sectors = useAccountsSectorsQuery();
  const [saved, setSaved] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { id, firstName, companyName, sector, phone, email } = profile;
  const form = useForm<ProfileValues, ProfileFacts>(kind, {
    initial: { firstName, companyName, sector: String(sector), phone, email },
    rules: () => import('../profile-rules').then(({ profileRules }) => profileRules),
    facts: { form: kind, id },
    submit: async (values) => {
      if (saved !== undefined) return;
      const { statusMessage } = await change(profileBodyOf(id, values)).unwrap();
      setSaved(statusMessage);
      timer.current = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    },
  });
  const options = (sectors.data ?? [{ id: sector, sector_name: 'As it is now' }]).map((each) => ({
    value: String(each.id),
    label: each.sector_name,
  }));
  return (
    <Form form={form} label="Edit Profile">
      {saved !== undefined && (
        <Callout tone="positive" live>
          {saved}
        </Callout>
      )}
      {sectors.isError && (
        <Callout tone="negative" live>
          {referenceMessages.sectorsUnavailable}.{' '}
          <button type="button" className="k-text-button" onClick={() => void sectors.refetch()}>
            Try again
          </button>
        </Callout>
      )}
      <div className="k-form-columns">
        <TextField form={form} name="firstName" label="Name" autoComplete="name" />
        <TextField form={form} name="companyName" label="Company Name" readOnly />
        <SelectField form={form} name="sector" label="Sector" options={options} />
        <TextField
          form={form}
          name="phone"
          label="Phone Number"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          hint={kind === 'shell-dialog' ? '11 digits' : '10 to 15 digits'}
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
