import { text } from 'node:stream/consumers';
import { staffMessages } from '@keelson/contracts/staff';
import { PasswordHasher } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import { ChangeMember, ChangeMemberHandler } from './change-member.command';
import { operatorContext, type OperatorServices, withOperatorServices } from './operator-services';
import { refuseUnfit } from './first-password';
import { RegisterStaff, RegisterStaffHandler } from './register-staff.command';
import { staffOrder, type StaffOrder } from './staff-order';
import { staffProblems } from './staff.problems';
import { atTheTerminal, Complaint } from './terminal';

atTheTerminal(async () => {
  const order = staffOrder(process.argv.slice(2));
  switch (order.act) {
    case 'add': {
      const password = order.passwordFollows ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
      return withOperatorServices((services) => add(services, order, password));
    }
    case 'change':
      return withOperatorServices((services) => change(services, order));
  }
});

async function add(
  { vault, runner, configuration }: OperatorServices,
  { email, name, kind, permissions }: Extract<StaffOrder, { act: 'add' }>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) refuseUnfit(password, { email, name, kind }, configuration.passwordProfile);
  const passwordHash = password === undefined ? undefined : await new PasswordHasher().hash(password);
  const accountId = `acc_${uuidV7()}`;
  const member = { accountId, name, email, kind, permissions, passwordHash };
  const outcome = await new RegisterStaffHandler(vault, runner).execute(
    new RegisterStaff(member, operatorContext(accountId)),
  );
  if (!outcome.ok) throw new Complaint('This address belongs to an account already.');
  console.log(accountId);
}

async function change(
  { vault, runner }: OperatorServices,
  { email, changes }: Extract<StaffOrder, { act: 'change' }>,
): Promise<void> {
  const credential = await vault.credentials.byEmail(email);
  if (!credential) throw new Complaint(staffMessages.notStaff);
  const { accountId } = credential;
  const handler = new ChangeMemberHandler(vault, runner);
  for (const each of changes) {
    const outcome = await handler.execute(new ChangeMember(accountId, each, operatorContext(accountId)));
    if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
  }
  console.log(accountId);
}
