import { type Letter, letter } from '../../runtime/letter';

/** The name is that by which a super admin invited the person. */
export const staffInvitationLetter = (name: string | undefined, pin: string, link: string): Letter =>
  letter('Your invitation to the back office', name, [
    'You were invited to work in the back office of Keelson. Please choose your password; the page asks for this PIN:',
    { code: pin },
    { link, label: 'Choose my password' },
    'PIN and link work together for 24 hours, once; after that, please ask for another invitation.',
    'The password needs 12 characters or more. Each time that you log in, a passcode is sent to this address.',
    'If you do not know what this is about, you can leave this mail unanswered and nothing happens.',
  ]);

/** What was done to a member of staff. */
export type StaffNotice = 'disabled' | 'enabled' | 'removed' | 'promoted' | 'demoted' | 'permissions';

/** @param may the titles of the permissions that the member holds by now. */
export function staffNoticeLetter(notice: StaffNotice, name: string, may: readonly string[]): Letter {
  const { subject, what } = NOTICES[notice];
  const held = may.length === 0 ? 'You hold no permissions now.' : `You may now: ${may.join(', ')}.`;
  return letter(subject, name, [
    what,
    ...(notice === 'permissions' || notice === 'demoted' ? [held] : []),
    'A super admin did this. If you think that it is a mistake, please ask one of them.',
  ]);
}

/** @param publicUrl where the back office is. */
export const secondFactorRuleLetter = (required: boolean, name: string | undefined, publicUrl: string): Letter =>
  required
    ? letter('Please set up a second factor', name, [
        'From now on every member of staff needs a second factor to work in the back office of Keelson, and you have none yet.',
        { link: publicUrl, label: 'Set up my second factor' },
        'The next page that you open asks for it, and nothing else is open before. Please have your password at hand, and a phone with an authenticator app or a device that keeps passkeys.',
        'A super admin decided this. If you cannot set up one, please ask one of them.',
      ])
    : letter('A second factor is no longer required of staff', name, [
        'A super admin has decided that members of staff need no second factor any more. Those who have one keep it, and may remove it.',
        'If you did not know of this, please ask the other super admins. You can require it again on the page Admin Management.',
      ]);

const NOTICES: Readonly<Record<StaffNotice, { readonly subject: string; readonly what: string }>> = {
  disabled: {
    subject: 'Your access to the back office is disabled',
    what: 'Your account in the back office of Keelson was disabled. You are logged out everywhere and cannot log in until it is enabled again.',
  },
  enabled: {
    subject: 'Your access to the back office is enabled',
    what: 'Your account in the back office of Keelson was enabled. You can log in again.',
  },
  removed: {
    subject: 'Your access to the back office has ended',
    what: 'Your account in the back office of Keelson was removed. You are logged out everywhere and cannot log in any more.',
  },
  promoted: {
    subject: 'You are a super admin now',
    what: 'You became a super admin in the back office of Keelson and hold every permission.',
  },
  demoted: {
    subject: 'You are an admin now',
    what: 'You are an admin in the back office of Keelson now, and no super admin any more.',
  },
  permissions: {
    subject: 'Your permissions in the back office changed',
    what: 'What you may do in the back office of Keelson was changed.',
  },
};
