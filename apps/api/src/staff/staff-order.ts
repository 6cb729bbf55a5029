import { parseArgs } from 'node:util';
import { staffMessages } from '@keelson/contracts/staff';
import { FIRST_PERMISSIONS, type Permission, PERMISSIONS, type StaffRole } from '@keelson/vocabulary';
import type { MemberChange } from './change-member.command';
import { Complaint, emailOf, nameOf } from './terminal';

export const USAGE = `npm run staff -- add --email <address> --name <name> --kind <admin|superAdmin> [--permission <permission>]…
npm run staff -- invite --email <address>
npm run staff -- disable|enable|remove|promote|demote --email <address>
npm run staff -- reset-second-factor --email <address>
npm run staff -- grant|withdraw --email <address> --permission <permission>…
In production --by <address> names the member of staff who is at the terminal.
The password is read from standard input: one line. Without --password-stdin the member gets a link by mail to choose
one; "invite" mails another link.
Permissions: ${PERMISSIONS.join(', ')}; an admin added without any has ${FIRST_PERMISSIONS.admin.join(', ')}`;

/** What an operator typed; `by` is the operator's own address. */
export type StaffOrder = { readonly by: string | undefined } & StaffAct;

type StaffAct =
  | {
      readonly act: 'add';
      readonly email: string;
      readonly name: string;
      readonly kind: StaffRole;
      readonly permissions: readonly Permission[];
      readonly passwordFollows: boolean;
    }
  | { readonly act: 'invite' | 'reset-second-factor'; readonly email: string }
  | { readonly act: 'change'; readonly email: string; readonly change: MemberChange };

const CHANGES: Readonly<
  Record<string, Exclude<MemberChange, { readonly permissions: readonly Permission[] }>['name'] | undefined>
> = {
  disable: 'DisableMember',
  enable: 'EnableMember',
  remove: 'RemoveMember',
  promote: 'PromoteMember',
  demote: 'DemoteMember',
};

const PERMISSION_CHANGES: Readonly<Record<string, 'GrantPermissions' | 'WithdrawPermissions' | undefined>> = {
  grant: 'GrantPermissions',
  withdraw: 'WithdrawPermissions',
};

/** @throws Complaint */
export function staffOrder(words: readonly string[]): StaffOrder {
  const { values, positionals } = parsed(words);
  const by = values.by === undefined ? undefined : emailOf(values.by, '--by');
  return { by, ...actOf(positionals.join(' '), values) };
}

type Values = ReturnType<typeof parsed>['values'];

const parsed = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      kind: { type: 'string', default: 'admin' },
      permission: { type: 'string', multiple: true, default: [] },
      'password-stdin': { type: 'boolean', default: false },
    },
  });

function actOf(act: string, values: Values): StaffAct {
  const permissions = values.permission.map(permissionOf);
  const name = CHANGES[act];
  if (name) return { act: 'change', email: emailOf(values.email), change: { name } };
  const ofPermissions = PERMISSION_CHANGES[act];
  if (ofPermissions) {
    if (permissions.length === 0) throw new Complaint(`${act} needs a --permission.\n${USAGE}`);
    return { act: 'change', email: emailOf(values.email), change: { name: ofPermissions, permissions } };
  }
  if (act === 'invite' || act === 'reset-second-factor') return { act, email: emailOf(values.email) };
  if (act !== 'add') throw new Complaint(USAGE);
  const kind = kindOf(values.kind);
  if (kind === 'superAdmin' && permissions.length > 0) throw new Complaint(staffMessages.superAdminHoldsAll);
  const passwordFollows = values['password-stdin'];
  const granted = permissions.length === 0 ? FIRST_PERMISSIONS[kind] : permissions;
  const [email, fullName] = [emailOf(values.email), nameOf(values.name)];
  return { act, email, name: fullName, kind, permissions: granted, passwordFollows };
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
