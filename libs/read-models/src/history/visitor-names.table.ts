import { defineTable } from '../table';

/** What those are called who may look at the accounts of others. Customers read the names in their own access log. */
export interface VisitorNameRow {
  readonly account_id: string;
  readonly name: string;
  /** Of a channel partner. */
  readonly company: string | null;
}

export const visitorNamesTable = defineTable<VisitorNameRow>({
  name: 'visitor_names',
  primaryKey: 'account_id',
  columns: { account_id: { type: 'text' }, name: { type: 'text' }, company: { type: 'text', nullable: true } },
  owner: { visitor: 'account_id' },
});
