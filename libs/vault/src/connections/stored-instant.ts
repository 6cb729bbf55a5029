/** A moment as a pool gives it: the workers' pool, which projections read through too, hands it out as ISO text. */
export type StoredInstant = Date | string;

export const instantOf = (stored: StoredInstant): Date => (typeof stored === 'string' ? new Date(stored) : stored);
