import { type Letter, letter } from '../../runtime/letter';

const BY_US = 'Our team has changed the channel partner';

export const partnerGivenLetter = (name: string | undefined, partner: string, profile: string): Letter =>
  letter('Your channel partner has changed', name, [
    `${BY_US} of your account. It is now: ${partner}.`,
    'Your channel partner sees your name, company and email address, how your account stands, and your figures once your onboarding is completed. Your former partner sees nothing of you any more.',
    { link: profile, label: 'See, change or remove my partner' },
  ]);

export const partnerGoneLetter = (name: string | undefined, partner: string, profile: string): Letter =>
  letter('Your channel partner has left Keelson', name, [
    `The account of your channel partner is deleted. Your channel partner is now: ${partner}. You keep everything that is in your account, and your former partner sees nothing of you any more.`,
    'If another partner has given you an access code, you can enter it in your profile.',
    { link: profile, label: 'See or change my partner' },
  ]);

export const customerLeftLetter = (name: string | undefined, company: string): Letter =>
  letter('A customer has another channel partner', name, [
    `${BY_US} of ${company}. You do not see this customer any more.`,
    'If you do not know why, please answer this mail.',
  ]);

export const customerAssignedLetter = (name: string | undefined, company: string, area: string): Letter =>
  letter('You have a new customer', name, [
    `${BY_US} of ${company}: it is you. You see how the account stands, and the figures once the onboarding is completed.`,
    { link: area, label: 'Open my area' },
  ]);
