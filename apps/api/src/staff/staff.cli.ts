import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { staffMessages } from '@keelson/contracts/staff';
import { passwordPolicy } from '@keelson/contracts/validation';
import { isCommonPassword, PasswordHasher } from '@keelson/vault';
import { type Permission, PERMISSIONS, type StaffRole } from '@keelson/vocabulary';
import { v7 as uuidV7 } from 'uuid';
import { ChangeMembership, ChangeMembershipHandler } from './change-membership.command';
import { operatorContext, withOperatorServices } from './operator-services';
import { RegisterStaff, RegisterStaffHandler } from './register-staff.command';
import { staffProblems } from './staff.problems';
import { atTheTerminal, Complaint, emailOf, nameOf } from './terminal';

const USAGE = `npm run staff -- add --email <address> --name <name> --kind <admin|superAdmin> [--permission <permission>]…
npm run staff -- disable|enable|remove --email <address>
The password is read from standard input: one line. Without --password-stdin the member sets it by "Forgot password".
Permissions: ${PERMISSIONS.join(', ')}`;

const MEMBERSHIP: Readonly<Record<string, ChangeMembership['change'] | undefined>> = {
  disable: 'DisableMember',
  enable: 'EnableMember',
  remove: 'RemoveMember',
};

atTheTerminal(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      kind: { type: 'string', default: 'admin' },
      permission: { type: 'string', multiple: true, default: [] },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const act = positionals.join(' ');
  const change = MEMBERSHIP[act];
  if (change) return changeMembership(emailOf(values.email), change);
  if (act !== 'add') throw new Complaint(USAGE);
  const kind = kindOf(values.kind);
  const permissions = values.permission.map(permissionOf);
  const email = emailOf(values.email);
  const name = nameOf(values.name);
  const password = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await withOperatorServices(async ({ vault, runner, configuration }) => {
    const policy = passwordPolicy(configuration.passwordProfile, (typed) => isCommonPassword(typed));
    const reasons = password === undefined ? [] : policy.check(password);
    if (reasons.length > 0) throw new Complaint(`The password does not fit the rule: ${reasons.join(', ')}`);
    const passwordHash = password === undefined ? undefined : await new PasswordHasher().hash(password);
    const accountId = `acc_${uuidV7()}`;
    const member = { accountId, name, email, kind, permissions, passwordHash };
    const outcome = await new RegisterStaffHandler(vault, runner).execute(
      new RegisterStaff(member, operatorContext(accountId)),
    );
    if (!outcome.ok) throw new Complaint('This address belongs to an account already.');
    console.log(accountId);
  });
});

async function changeMembership(email: string, change: ChangeMembership['change']): Promise<void> {
  await withOperatorServices(async ({ vault, runner }) => {
    const credential = await vault.credentials.byEmail(email);
    if (!credential) throw new Complaint(staffMessages.notStaff);
    const { accountId } = credential;
    const outcome = await new ChangeMembershipHandler(vault, runner).execute(
      new ChangeMembership(accountId, change, operatorContext(accountId)),
    );
    if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
    console.log(accountId);
  });
}

function kindOf(typed: string): StaffRole {
  if (typed !== 'admin' && typed !== 'superAdmin') throw new Complaint(USAGE);
  return typed;
}

function permissionOf(typed: string): Permission {
  const known = PERMISSIONS.find((each) => each === typed);
  if (!known) throw new Complaint(`There is no permission ${typed}.\n${USAGE}`);
  return known;
}
