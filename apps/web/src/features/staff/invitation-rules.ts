import { inviteMemberContract } from '@keelson/contracts/staff';
import { schemaMessages } from '../../ui/form/schema-messages';
import { invitationOf, type InvitationValues } from './invitation-values';

export const invitationRules = (values: InvitationValues) => ({
  ...schemaMessages<InvitationValues>(inviteMemberContract.schemas.body, invitationOf(values)),
  ...(values.ownPassword === '' && { ownPassword: 'Enter your password' }),
});
