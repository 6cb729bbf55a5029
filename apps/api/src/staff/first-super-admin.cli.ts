import { parseArgs } from 'node:util';
import { staffMessages } from '@keelson/contracts/staff';
import { InviteFirstSuperAdmin } from './invite-first-super-admin';
import { operatorContext, withOperatorServices } from './operator-services';
import { atTheTerminal, Complaint, emailOf, nameOf } from './terminal';

const REFUSALS = {
  SUPER_ADMIN_EXISTS: 'There is a super admin already: further members of staff are added with "npm run staff -- add".',
  ALREADY_REGISTERED: staffMessages.alreadyRegistered,
  TOO_MANY_INVITATIONS: staffMessages.tooManyInvitations,
};

atTheTerminal(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const invited = { email: emailOf(values.email), name: nameOf(values.name) };
  const outcome = await withOperatorServices(({ vault, registerStaff, configuration }) =>
    new InviteFirstSuperAdmin(vault, registerStaff, configuration.publicUrl, () => operatorContext()).invite(invited),
  );
  if (!outcome.ok) throw new Complaint(REFUSALS[outcome.failure.code]);
  console.log(`Open this link within 24 hours and set the password. It works once.

  ${outcome.value.link}
  PIN ${outcome.value.pin}
`);
});
