import type { AccountStanding, PaymentStatus, SignInHold, TrialKind } from '@keelson/vocabulary';

/** How an account stands towards payment (decision 4.48). */
export type AccountSituation =
  /** Paid form sent, checkout neither completed nor skipped. */
  | { readonly kind: 'awaiting-payment' }
  | { readonly kind: 'trial'; readonly trial: TrialKind; readonly endsAt: string }
  | { readonly kind: 'paid' }
  /** Moved to subscriber by staff, not yet paid. */
  | { readonly kind: 'migrated' }
  /** Subscription over or deactivated; premium stays what it was. */
  | { readonly kind: 'ended'; readonly premium: boolean };

export interface AccountFlags {
  readonly trial: 0 | 1 | 2;
  readonly paid: 0 | 1;
  readonly subscribed: 0 | 1;
  readonly trialExpired: boolean;
  readonly premium: boolean;
  readonly paymentStatus: PaymentStatus;
}

/** What a customer whose address is confirmed may call at one moment, the onboarding left aside. */
export function standingOf(situation: AccountSituation, at: Date): AccountStanding {
  switch (situation.kind) {
    case 'awaiting-payment':
    case 'migrated':
    case 'ended':
      return situation.kind;
    case 'paid':
      return 'premium';
    case 'trial': {
      const { trialExpired, premium } = accountFlags(situation, at);
      if (trialExpired) return 'trial-ended';
      return premium ? 'premium' : 'basic';
    }
  }
}

/** What a customer's sign-in waits for at one moment (decisions 4.11 and 4.48); `null` where it leads on. */
export function signInHold({ trial, paid, subscribed, trialExpired }: AccountFlags): SignInHold | null {
  if (paid === 1) return null;
  if (trial !== 0) return trialExpired ? 'trial-ended' : null;
  return subscribed === 1 ? 'subscriber-moved' : 'pay-or-skip';
}

const UNPAID = { trial: 0, paid: 0, subscribed: 0, trialExpired: false, paymentStatus: 'Unpaid' } as const;

/** The flags that sign-in, menus and tables go by, at one moment. A trial is over from its last instant on. */
export function accountFlags(situation: AccountSituation, at: Date): AccountFlags {
  switch (situation.kind) {
    case 'awaiting-payment':
      return { ...UNPAID, premium: true };
    case 'trial': {
      const trialExpired = at.getTime() >= Date.parse(situation.endsAt);
      return {
        trial: situation.trial,
        paid: 0,
        subscribed: 0,
        trialExpired,
        premium: situation.trial === 2,
        paymentStatus: trialExpired ? 'Trial ended' : 'Trial',
      };
    }
    case 'paid':
      return { trial: 0, paid: 1, subscribed: 1, trialExpired: false, premium: true, paymentStatus: 'Paid' };
    case 'migrated':
      return { ...UNPAID, subscribed: 1, premium: true };
    case 'ended':
      return { ...UNPAID, premium: situation.premium };
  }
}
