import { profileDialogForm, profilePageForm } from '@keelson/contracts/accounts';
import { schemaMessages } from '../../ui/form/schema-messages';
import { profileBodyOf, type ProfileForm, type ProfileValues } from './profile-values';

export interface ProfileFacts {
  readonly form: ProfileForm;
  readonly id: string;
}

const FORMS = { 'shell-dialog': profileDialogForm, 'profile-page': profilePageForm };

export const profileRules = (values: ProfileValues, { form, id }: ProfileFacts) =>
  schemaMessages<ProfileValues>(FORMS[form], profileBodyOf(id, values));
