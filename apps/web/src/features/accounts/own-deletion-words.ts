import { formatCountdown, formatDateTime } from '../../ui/format/dates';

export interface Matter {
  readonly what: string;
  readonly happens: string;
}

/** What the erasure reaches, in the owner's words. */
export const ERASED: readonly Matter[] = [
  {
    what: 'Name, email address, phone number and company',
    happens: 'Erased: the key that they are encrypted with is destroyed, so that no copy can be read again.',
  },
  {
    what: 'Password, sessions and settings',
    happens: 'Deleted. Every device is signed out, and nobody can log in any more.',
  },
  {
    what: 'Figures, answers, goals, tasks, scenarios and what you learned',
    happens: 'Removed from every table.',
  },
  { what: 'Messages to us', happens: 'Erased like the name.' },
  {
    what: 'Connection to Xero or QuickBooks',
    happens: 'Your consent is taken back there, and our access is deleted. Your books there are not touched.',
  },
  {
    what: 'Name, email address and saved cards at our payment provider',
    happens: 'Taken out of its record of you. Your subscription ends there at once.',
  },
];

export const KEPT: readonly Matter[] = [
  {
    what: 'Payments: number, amount, VAT and date',
    happens:
      'Tax law asks us to keep them. Your name and address in them read “erased”. The payment provider keeps the invoices that it has issued, for the same reason.',
  },
  {
    what: 'That something happened, and when',
    happens: 'The history stays verifiable, without anything that says who it was.',
  },
];

export const UNTIL_THEN: readonly Matter[] = [
  { what: 'You', happens: 'Log in, read, export and write to us. Every other change is refused with the reason.' },
  {
    what: 'Your subscription',
    happens: 'Ends with the period that is paid for. Nothing more is taken from your card.',
  },
  { what: 'Your books', happens: 'Nothing is imported.' },
  { what: 'Your channel partner', happens: 'Still sees that you are a customer.' },
  {
    what: 'Who may stop it',
    happens: 'Our staff, up to the last moment: write to us, and your account and your subscription go on.',
  },
];

/** What the page says first. */
export function deletionLead(deleteAt: string | undefined, underDeletion: boolean, now: number): string {
  if (!underDeletion) return 'Your account is not being deleted. This is what would happen.';
  if (deleteAt === undefined) return 'Your account is being deleted.';
  const left = Date.parse(deleteAt) - now;
  return left <= 0
    ? 'Your account is being deleted: pending.'
    : `Your account will be deleted in ${formatCountdown(left)}, on ${formatDateTime(deleteAt)}.`;
}
