import type { ActorKind } from '@keelson/vocabulary';
import { type Letter, letter } from '../runtime/letter';
import { date } from './billing-letters';

const who = (by: ActorKind): string => (by === 'partner' ? 'Your channel partner' : 'Our team');
const UNEXPECTED = 'If you do not know why, please answer this mail.';

export const trialExtendedLetter = (name: string, by: ActorKind, until: string, link: string): Letter =>
  letter('Your free trial runs 14 days longer', name, [
    `${who(by)} has extended your free trial by 14 days. It runs until ${date(until)}. Nothing is charged for it.`,
    UNEXPECTED,
    { link, label: 'Log in' },
  ]);

export const migratedLetter = (name: string, by: ActorKind, link: string): Letter =>
  letter('Your account is moved to a subscription', name, [
    `${who(by)} has moved your account from the free trial to a subscription. Your account opens with its first payment. Nothing has been taken from a card, and everything that you entered is kept.`,
    UNEXPECTED,
    { link, label: 'Log in and choose a plan' },
  ]);
