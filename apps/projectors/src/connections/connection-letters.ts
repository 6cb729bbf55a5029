import { type Letter, letter } from '../runtime/letter';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export const expiryLetter = (name: string | undefined, system: string, expiresAt: string, link: string): Letter =>
  letter(`Your connection to ${system} ends soon`, name, [
    `You let us read your figures from ${system}. That consent ends on ${dates.format(new Date(expiresAt))}.`,
    'Connect it again before that day and your figures go on without a gap.',
    { link, label: `Connect ${system} again` },
  ]);

export const reconnectLetter = (name: string | undefined, system: string, link: string): Letter =>
  letter(`Please connect ${system} again`, name, [
    `${system} no longer lets us read your figures. Everything that came until now is kept.`,
    'To get new figures, give your consent once more.',
    { link, label: `Connect ${system} again` },
  ]);
