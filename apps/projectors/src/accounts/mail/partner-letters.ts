import { type Letter, letter } from '../../runtime/letter';

export const partnerWelcomeLetter = (name: string | undefined, accessCode: string, area: string): Letter =>
  letter('Your access code as a channel partner', name, [
    'Your address is confirmed. This is your access code:',
    { code: accessCode },
    'Give it to the companies you work with. Each one that enters it appears in your area, and may leave you at any time.',
    { link: area, label: 'Open my area' },
  ]);

export const accessCodeLetter = (accessCode: string, signUp: string): Letter =>
  letter('Your access code', undefined, [
    'You asked for an access code. Here it is:',
    { code: accessCode },
    'Enter it as the channel partner code when you sign up. It is yours alone and has no date of expiry.',
    { link: signUp, label: 'Sign up' },
    'If you did not ask for it, you can leave this mail unanswered and nothing happens.',
  ]);
