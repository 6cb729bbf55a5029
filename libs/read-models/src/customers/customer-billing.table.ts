import { defineTable } from '../table';

/** The billing of an account, remembered to tell what an event makes of its flags. */
export interface CustomerBillingRow {
  readonly account_id: string;
  readonly state: unknown;
}

export const customerBillingTable = defineTable<CustomerBillingRow>({
  name: 'customer_billing',
  columns: { account_id: { type: 'text' }, state: { type: 'jsonb' } },
  primaryKey: 'account_id',
  owner: 'nobody',
});
