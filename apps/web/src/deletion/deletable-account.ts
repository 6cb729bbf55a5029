/** What the steps of a deletion need to know of an account. */
export interface DeletableAccount {
  readonly id: string;
  readonly name: string;
  /** When it is deleted, while that is under way. */
  readonly deleteAt: string | null;
  readonly trialEndsAt: string | null;
  readonly trialExpired: boolean;
  readonly paid: boolean;
  /** A channel partner, whom super admins alone delete. */
  readonly partner?: boolean;
}

export type DeletionStep = 'start' | 'stop' | 'complete';

/** Not offered where the trial has ended unpaid (decision 4.15). */
export const mayStart = ({ trialExpired, paid }: DeletableAccount): boolean => !(trialExpired && !paid);
