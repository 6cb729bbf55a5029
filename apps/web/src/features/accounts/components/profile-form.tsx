import { Button } from '@blueprintjs/core';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useViewer } from '../../../session/use-viewer';
import { useReferenceSectorsQuery } from '../../../reference/reference.api';
import { SectorsUnavailable } from '../../../reference/sectors-unavailable';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useUnsavedInDialog } from '../../../ui/dialog/unsaved';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { type OwnProfile, useAccountsChangeProfileMutation } from '../accounts.api';
import { profileBodyOf, type ProfileForm as Kind, type ProfileValues } from '../profile-values';
import { useProfileForm } from '../use-profile-form';
import { ProfileSaved } from './profile-saved';

interface ProfileFormProps {
  readonly kind: Kind;
  readonly profile: OwnProfile;
  readonly readAgain: () => Promise<OwnProfile>;
  readonly onCancel: () => void;
}

const valuesOf = ({ firstName, companyName, sector, phone, email }: OwnProfile): ProfileValues => ({
  firstName,
  companyName,
  sector: String(sector),
  phone,
  email,
});

/** The profile of a company user. */
export function ProfileForm({ kind, profile, readAgain, onCancel }: ProfileFormProps) {
  const [change] = useAccountsChangeProfileMutation();
  const viewer = useViewer();
  const sectors = useReferenceSectorsQuery();
  const { id, sector } = profile;
  const { form, notice } = useProfileForm<OwnProfile, ProfileValues>(kind, {
    newest: profile,
    readAgain,
    valuesOf,
    fieldsOf: (read) => [
      ['Name', read.firstName],
      ['Sector', sectors.data?.find((each) => each.id === read.sector)?.sector_name ?? String(read.sector)],
      ['Phone Number', read.phone],
    ],
    rules: () => import('../profile-rules').then(({ profileRules }) => profileRules),
    facts: { form: kind, id, phone: profile.phone },
    save: async (values, version) => {
      await draft.keeper.flush();
      const { statusMessage } = await change({ body: profileBodyOf(id, values), version }).unwrap();
      draft.keeper.settle();
      return statusMessage;
    },
  });
  const draft = useFormDraft(form, { draft: 'profile', owned: viewer.kind === 'customer', ready: true });
  useUnsavedInDialog(form.dirty, draft.keeper.flush);
  if (!draft.loaded) return <SkeletonLines lines={5} label="Loading your profile" />;
  const cancel = (): void => {
    // Where it cannot be forgotten now, it is offered the next time, to be forgotten then.
    if (form.dirty) draft.keeper.startAgain().catch(() => undefined);
    onCancel();
  };
  const options = (sectors.data ?? [{ id: sector, sector_name: 'As it is now' }]).map((each) => ({
    value: String(each.id),
    label: each.sector_name,
  }));
  return (
    <Form form={form} label="Edit Profile">
      <ProfileSaved notice={notice} />
      {sectors.isError && <SectorsUnavailable onRetry={() => void sectors.refetch()} />}
      <DraftNote draft={draft} />
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
        <Button onClick={cancel}>Cancel</Button>
        <DraftSaving draft={draft} />
      </div>
    </Form>
  );
}
