import type { AccountStatus } from '@keelson/vocabulary';

/** Where a table of customers stands: a list to work with, or opened from the management of partners or admins. */
export type AreaMode = 'own' | 'channelManagement' | 'adminManagement';

/** A customer as far as the two acts go, in whichever table. */
export interface TrialCustomer {
  readonly id: string;
  readonly name: string;
  readonly company_name: string;
  readonly freeTrailUser: 0 | 1 | 2;
  readonly trial_ends: string | null;
  readonly status: AccountStatus;
}

const isTrial = ({ freeTrailUser }: Pick<TrialCustomer, 'freeTrailUser'>): boolean => freeTrailUser !== 0;

/** An account that is being deleted is left as it is. */
export const mayChangeTrial = (customer: Pick<TrialCustomer, 'freeTrailUser' | 'status'>): boolean =>
  isTrial(customer) && customer.status !== 'under_deletion';

/** The columns Extend and Migrate have a place only where a row is a free trial, and never in the modes of management. */
export const hasTrialActions = (rows: readonly Pick<TrialCustomer, 'freeTrailUser'>[], mode: AreaMode): boolean =>
  mode === 'own' && rows.some(isTrial);

const EXTENSION_MS = 14 * 86_400_000;

/** When an extended trial ends, as ISO instant: 14 days after its end, or after now where it is over. */
export const extendedEnd = ({ trial_ends }: Pick<TrialCustomer, 'trial_ends'>, now: number): string =>
  new Date(Math.max(now, trial_ends === null ? now : Date.parse(trial_ends)) + EXTENSION_MS).toISOString();
