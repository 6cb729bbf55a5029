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
