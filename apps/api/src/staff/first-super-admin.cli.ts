import { parseArgs } from 'node:util';
import { InviteFirstSuperAdmin } from './invite-first-super-admin';
import { operatorContext, withOperatorServices } from './operator-services';
import { RegisterStaffHandler } from './register-staff.command';
import { atTheTerminal, Complaint, emailOf, nameOf } from './terminal';

const REFUSALS = {
  SUPER_ADMIN_EXISTS: 'There is a super admin already: further members of staff are added with "npm run staff -- add".',
  ALREADY_REGISTERED: 'This address belongs to an account already.',
};

atTheTerminal(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const invited = { email: emailOf(values.email), name: nameOf(values.name) };
  const outcome = await withOperatorServices(({ vault, runner, configuration }) =>
    new InviteFirstSuperAdmin(
      vault,
      new RegisterStaffHandler(vault, runner),
      configuration.publicUrl,
      operatorContext,
    ).invite(invited),
  );
  if (!outcome.ok) throw new Complaint(REFUSALS[outcome.failure.code]);
  console.log(`Open this link within 24 hours and set the password. It works once.

  ${outcome.value.link}
  PIN ${outcome.value.pin}
`);
});
