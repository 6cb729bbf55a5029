import { parseArgs } from 'node:util';
import { type Permission, PERMISSIONS, type StaffRole } from '@keelson/vocabulary';
import type { MemberChange } from './change-member.command';
import { Complaint, emailOf, nameOf } from './terminal';

export const USAGE = `npm run staff -- add --email <address> --name <name> --kind <admin|superAdmin> [--permission <permission>]…
npm run staff -- disable|enable|remove|promote|demote --email <address>
npm run staff -- grant|withdraw --email <address> --permission <permission>…
The password is read from standard input: one line. Without --password-stdin the member sets it by "Forgot password".
Permissions: ${PERMISSIONS.join(', ')}`;

/** What an operator typed. */
export type StaffOrder =
  | {
      readonly act: 'add';
      readonly email: string;
      readonly name: string;
      readonly kind: StaffRole;
      readonly permissions: readonly Permission[];
      readonly passwordFollows: boolean;
    }
  | { readonly act: 'change'; readonly email: string; readonly changes: readonly MemberChange[] };

const CHANGES: Readonly<
  Record<string, Exclude<MemberChange, { readonly permission: Permission }>['name'] | undefined>
> = {
  disable: 'DisableMember',
  enable: 'EnableMember',
  remove: 'RemoveMember',
  promote: 'PromoteMember',
  demote: 'DemoteMember',
};

const PERMISSION_CHANGES: Readonly<Record<string, 'GrantPermission' | 'WithdrawPermission' | undefined>> = {
  grant: 'GrantPermission',
  withdraw: 'WithdrawPermission',
};

/** @throws Complaint */
export function staffOrder(words: readonly string[]): StaffOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
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
  const permissions = values.permission.map(permissionOf);
  const name = CHANGES[act];
  if (name) return { act: 'change', email: emailOf(values.email), changes: [{ name }] };
  const each = PERMISSION_CHANGES[act];
  if (each) {
    if (permissions.length === 0) throw new Complaint(`${act} needs a --permission.\n${USAGE}`);
    const changes = permissions.map((permission) => ({ name: each, permission }));
    return { act: 'change', email: emailOf(values.email), changes };
  }
  if (act !== 'add') throw new Complaint(USAGE);
  const kind = kindOf(values.kind);
  const passwordFollows = values['password-stdin'];
  return { act, email: emailOf(values.email), name: nameOf(values.name), kind, permissions, passwordFollows };
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
