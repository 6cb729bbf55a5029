import { type Letter, letter } from '../runtime/letter';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

export const timelineLetter = (name: string, expiresAt: string, page: string): Letter =>
  letter('Your data is ready to download', name, [
    'You asked for everything that Keelson has recorded about you. It is ready: as pages to read, and as JSON for other programs.',
    `Take it away by ${moments.format(new Date(expiresAt))} (UK time). After that it is deleted, and you can ask for it again. Keelson asks for your password first.`,
    { link: page, label: 'Go to your data' },
    'You did not ask for it? Change your password, and tell us by an answer to this mail.',
  ]);
