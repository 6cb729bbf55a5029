import type { PartnerCustomer } from './partners.api';

/** Where the table stands: a partner's own area, or opened from the management of partners or admins. */
export type AreaMode = 'own' | 'channelManagement' | 'adminManagement';

/**
 * Whether the columns Extend and Migrate To Paid Early Adopter have a place: only where a row is a free trial, and
 * never in the modes of management. The columns come with the commands behind them.
 */
export const hasTrialActions = (rows: readonly Pick<PartnerCustomer, 'freeTrailUser'>[], mode: AreaMode): boolean =>
  mode === 'own' && rows.some(({ freeTrailUser }) => freeTrailUser === 1 || freeTrailUser === 2);
