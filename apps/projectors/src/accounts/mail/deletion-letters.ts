import { type Letter, letter } from '../../runtime/letter';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

export const deletionStartedLetter = (name: string | undefined, deleteAt: string, page: string): Letter =>
  letter('Your account is going to be deleted', name, [
    `Our team has started the deletion of your account. On ${moments.format(new Date(deleteAt))} (UK time) access ends, and everything personal is erased for good.`,
    'Until then you can log in, read, export what is yours and write to us. A subscription ends with its period and nothing more is taken.',
    'If you want to keep the account, or do not know why it goes, please answer this mail: our team can stop the deletion until that moment.',
    { link: page, label: 'See what is erased and what is kept' },
  ]);

export const deletionStoppedLetter = (name: string | undefined, link: string): Letter =>
  letter('Your account stays', name, [
    'Our team has stopped the deletion of your account. Nothing was erased, and a subscription goes on if it was to end because of the deletion alone.',
    { link, label: 'Log in' },
  ]);
