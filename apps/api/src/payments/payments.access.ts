import { type Caller, holds } from '../platform/access/caller';

/** Amounts are for staff who reconcile payments; other administrators read the history without them (decision 4.99). */
export const seesAmounts = (caller: Caller): boolean => holds(caller, 'payments.reconcile');
