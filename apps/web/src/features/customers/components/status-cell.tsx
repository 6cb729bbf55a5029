import { UnderDeletionCell } from '../../../deletion/under-deletion-cell';
import type { Customer } from '../customers.api';
import { deletable } from '../deletable';
import { StatusTag } from './customer-tags';

export function StatusCell({ customer }: { readonly customer: Customer }) {
  const account = deletable(customer);
  return account.deleteAt === null ? <StatusTag customer={customer} /> : <UnderDeletionCell account={account} />;
}
