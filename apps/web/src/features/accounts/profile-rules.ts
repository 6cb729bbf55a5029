import { partnerProfileForm, profileDialogForm, profilePageForm, staffProfileForm } from '@keelson/contracts/accounts';
import { schemaMessages } from '../../ui/form/schema-messages';
import {
  partnerBodyOf,
  type PartnerProfileValues,
  profileBodyOf,
  type ProfileFacts,
  type ProfileValues,
  staffBodyOf,
  type StaffProfileValues,
} from './profile-values';

const FORMS = { 'shell-dialog': profileDialogForm, 'profile-page': profilePageForm };

export const profileRules = (values: ProfileValues, { form, id }: ProfileFacts) =>
  schemaMessages<ProfileValues>(FORMS[form], profileBodyOf(id, values));

export const partnerProfileRules = (values: PartnerProfileValues, { id, phone }: ProfileFacts) =>
  schemaMessages<PartnerProfileValues>(partnerProfileForm(phone), partnerBodyOf(id, values));

export const staffProfileRules = (values: StaffProfileValues, { id }: ProfileFacts) =>
  schemaMessages<StaffProfileValues>(staffProfileForm, staffBodyOf(id, values));
