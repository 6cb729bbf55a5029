import type { DeletableAccount } from '../../deletion/deletable-account';
import type { Customer } from './customers.api';

/** A row of the table, as the steps of a deletion see it. */
export const deletable = (customer: Customer): DeletableAccount => ({
  id: customer.id,
  name: customer.name,
  deleteAt: customer.status === 'under_deletion' ? customer.delete_at : null,
  trialEndsAt: customer.subscription_type === 'Trial' ? customer.trial_ends : null,
  trialExpired: customer.free_trial_expired,
  paid: customer.payment_status === 'Paid',
});
