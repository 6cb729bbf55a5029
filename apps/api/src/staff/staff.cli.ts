import { text } from 'node:stream/consumers';
import { staffMessages } from '@keelson/contracts/staff';
import { type Credential, PasswordHasher, type Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';
import { ChangeMember, ChangeMemberHandler } from './change-member.command';
import { operatorAtTheTerminal } from './operator-at-the-terminal';
import { operatorContext, type OperatorServices, withOperatorServices } from './operator-services';
import { refuseUnfit } from './first-password';
import { InvitationLimits } from './invitation-limits';
import { InviteAgain, InviteAgainHandler } from './invite-again.command';
import { RegisterStaff } from './register-staff.command';
import { ResetSecondFactor, ResetSecondFactorHandler } from './reset-second-factor.command';
import { staffOrder, type StaffOrder } from './staff-order';
import { staffProblems } from './staff.problems';
import { atTheTerminal, Complaint } from './terminal';

const MAILED_LINK = { chosenBy: 'mailed link' } as const;

atTheTerminal(async () => {
  const order = staffOrder(process.argv.slice(2));
  const password =
    order.act === 'add' && order.passwordFollows ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await withOperatorServices(async (services) => {
    const operator = await operatorAtTheTerminal(order.by, services.configuration.mode, services.vault);
    const context = operatorContext(operator);
    switch (order.act) {
      case 'add':
        return add(services, order, password, context);
      case 'invite':
        return inviteAgain(services, order.email, context);
      case 'reset-second-factor':
        return resetSecondFactor(services, order.email, context);
      case 'change':
        return changeMember(services, order, context);
    }
  });
});

async function add(
  { registerStaff, configuration }: OperatorServices,
  { email, name, kind, permissions }: Extract<StaffOrder, { act: 'add' }>,
  password: string | undefined,
  context: CommandContext,
): Promise<void> {
  if (password !== undefined) refuseUnfit(password, { email, name, kind }, configuration.passwordProfile);
  const firstPassword =
    password === undefined ? MAILED_LINK : ({ hash: await new PasswordHasher().hash(password) } as const);
  const member = { name, email, kind, permissions };
  const outcome = await registerStaff.execute(new RegisterStaff(member, firstPassword, context));
  if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
  console.log(outcome.value.accountId);
}

async function inviteAgain({ vault, runner }: OperatorServices, email: string, context: CommandContext): Promise<void> {
  const { accountId } = await memberWith(email, vault);
  const handler = new InviteAgainHandler(vault, runner, new InvitationLimits(vault));
  const outcome = await handler.execute(new InviteAgain(accountId, context));
  if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
  console.log(accountId);
}

async function resetSecondFactor(
  { vault, runner }: OperatorServices,
  email: string,
  context: CommandContext,
): Promise<void> {
  const { accountId } = await memberWith(email, vault);
  const outcome = await new ResetSecondFactorHandler(vault, runner).execute(new ResetSecondFactor(accountId, context));
  if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
  console.log(accountId);
}

async function changeMember(
  { vault, runner }: OperatorServices,
  { email, change }: Extract<StaffOrder, { act: 'change' }>,
  context: CommandContext,
): Promise<void> {
  const { accountId } = await memberWith(email, vault);
  const outcome = await new ChangeMemberHandler(vault, runner).execute(new ChangeMember(accountId, change, context));
  if (!outcome.ok) throw new Complaint(staffProblems[outcome.failure.code].message);
  console.log(accountId);
}

async function memberWith(email: string, vault: Vault): Promise<Credential> {
  const credential = await vault.credentials.byEmail(email);
  if (!credential) throw new Complaint(staffMessages.notStaff);
  return credential;
}
