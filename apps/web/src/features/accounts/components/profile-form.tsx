import { Button } from '@blueprintjs/core';
import { referenceMessages } from '@keelson/contracts/reference';
import { useEffect, useState } from 'react';
import { isOverwriting } from '../../../client/api-problem';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useUnsavedInDialog } from '../../../ui/dialog/unsaved';
import { changedMeanwhile, type ReadField } from '../../../ui/form/changed-meanwhile';
import { Form } from '../../../ui/form/form';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useTypedInto } from '../../../ui/form/use-typed-into';
import { type OwnProfile, useAccountsChangeProfileMutation, useAccountsSectorsQuery } from '../accounts.api';
import type { ProfileFacts } from '../profile-rules';
import { profileBodyOf, type ProfileForm as Kind, type ProfileValues } from '../profile-values';

const RELOAD_AFTER_MS = 2_000;

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

const areSame = (one: ProfileValues, other: ProfileValues): boolean =>
  one.firstName === other.firstName && one.sector === other.sector && one.phone === other.phone;

/**
 * Once it is saved the text stands for two seconds, then the page reloads with the new name everywhere, unless somebody
 * goes on typing: nothing typed is lost to a reload.
 */
export function ProfileForm({ kind, profile: newest, readAgain, onCancel }: ProfileFormProps) {
  const [change] = useAccountsChangeProfileMutation();
  const viewer = useViewer();
  const sectors = useAccountsSectorsQuery();
  const [saved, setSaved] = useState<{ readonly text: string; readonly values: ProfileValues }>();
  const { id, sector } = newest;
  const read = (profile: OwnProfile): readonly ReadField[] => [
    ['Name', profile.firstName],
    ['Sector', sectors.data?.find((each) => each.id === profile.sector)?.sector_name ?? String(profile.sector)],
    ['Phone Number', profile.phone],
  ];
  const form = useForm<ProfileValues, ProfileFacts>(kind, {
    initial: valuesOf(newest),
    rules: () => import('../profile-rules').then(({ profileRules }) => profileRules),
    facts: { form: kind, id },
    submit: async (values): Promise<string | undefined> => {
      if (notice !== undefined) return undefined;
      try {
        const { version } = profile;
        await draft.keeper.flush();
        const { statusMessage } = await change({ body: profileBodyOf(id, values), version }).unwrap();
        draft.keeper.settle();
        setSaved({ text: statusMessage, values });
        await readAgain().then(setProfile, () => undefined);
        return undefined;
      } catch (error) {
        if (!isOverwriting(error)) throw error;
        const now = await readAgain();
        setProfile(now);
        return changedMeanwhile(read(profile), read(now));
      }
    },
  });
  const [profile, setProfile] = useTypedInto(newest, form.typed);
  const draft = useFormDraft(form, { draft: 'profile', owned: viewer.kind === 'customer', ready: true });
  useUnsavedInDialog(form.dirty, draft.keeper.flush);
  const notice = saved && areSame(saved.values, form.values) ? saved.text : undefined;
  useEffect(() => {
    if (notice === undefined) return undefined;
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notice]);
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
      {notice !== undefined && (
        <Callout tone="positive" live>
          {notice}
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
