import { PERMISSION_TITLES, PERMISSIONS, type Permission, ROLE_TITLES } from '@keelson/vocabulary';
import type { Member, MemberAct } from './staff.api';

interface ActWords {
  readonly title: string;
  /** What follows, and for whom. */
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const permissionTitle = (permission: Permission): string => capital(PERMISSION_TITLES[permission]);

/** What a member may do, in a line. */
export function mayText({ kind, permissions }: Pick<Member, 'kind' | 'permissions'>): string {
  if (kind === 'superAdmin') return 'Everything';
  const held = PERMISSIONS.filter((each) => permissions.includes(each)).map((each) => PERMISSION_TITLES[each]);
  return held.length === 0 ? 'No permissions' : capital(held.join(', '));
}

/** How an act is called, announced, confirmed and told. */
export function wordsOf(act: MemberAct, name: string): ActWords {
  switch (act.kind) {
    case 'inviteAgain':
      return {
        title: `Invite ${name} again`,
        text: `${name} is mailed a new link to choose a password, good for 24 hours. The links before are void.`,
        confirm: 'Mail invitation',
        done: `${name} was invited again.`,
      };
    case 'disable':
      return {
        title: `Disable ${name}`,
        text: `${name} is logged out everywhere within a second and cannot log in until enabled again. ${name} is told by mail.`,
        confirm: 'Disable',
        done: `${name} is disabled.`,
      };
    case 'enable':
      return {
        title: `Enable ${name}`,
        text: `${name} can log in again, with the permissions of before, and is told by mail.`,
        confirm: 'Enable',
        done: `${name} is enabled.`,
      };
    case 'remove':
      return {
        title: `Remove ${name}`,
        text: `${name} is logged out everywhere within a second and never logs in again. What ${name} did stays in the history. This cannot be taken back. ${name} is told by mail.`,
        confirm: 'Remove',
        done: `${name} was removed.`,
      };
    case 'promote':
      return {
        title: `Make ${name} a super admin`,
        text: `${name} may do everything from then on, also to you. ${name} is told by mail.`,
        confirm: 'Make super admin',
        done: `${name} is a ${ROLE_TITLES.superAdmin.toLowerCase()} now.`,
      };
    case 'demote':
      return {
        title: `Make ${name} an admin`,
        text: `${name} is left without permissions until you grant some, and is told by mail.`,
        confirm: 'Make admin',
        done: `${name} is an ${ROLE_TITLES.admin.toLowerCase()} now.`,
      };
    case 'resetSecondFactor':
      return {
        title: `Reset the second factor of ${name}`,
        text: `What ${name} set up in place of the passcode by mail is taken away, with the recovery codes, and ${name} is logged out everywhere. The next login asks for a passcode by mail. Make sure that it is ${name} who asks for this. ${name} is told by mail.`,
        confirm: 'Reset second factor',
        done: `The second factor of ${name} was reset.`,
      };
    case 'endSessions':
      return {
        title: `Log ${name} out`,
        text: `Every session of ${name} ends within a second. ${name} may log in again.`,
        confirm: 'Log out everywhere',
        done: `${name} is logged out everywhere.`,
      };
    case 'grantPermission':
      return {
        title: `Let ${name} ${PERMISSION_TITLES[act.permission]}`,
        text: `${name} may ${PERMISSION_TITLES[act.permission]} within a second, and is told by mail.`,
        confirm: 'Grant',
        done: `${name} may ${PERMISSION_TITLES[act.permission]} now.`,
      };
    case 'withdrawPermission':
      return {
        title: `No longer let ${name} ${PERMISSION_TITLES[act.permission]}`,
        text: `${name} may not ${PERMISSION_TITLES[act.permission]} any more within a second, and is told by mail.`,
        confirm: 'Withdraw',
        done: `${name} may not ${PERMISSION_TITLES[act.permission]} any more.`,
      };
  }
}
