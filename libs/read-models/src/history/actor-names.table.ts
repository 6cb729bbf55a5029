import { defineTable } from '../table';

/** What the people who do things are called. */
export interface ActorNameRow {
  readonly account_id: string;
  readonly name: string;
}

export const actorNamesTable = defineTable<ActorNameRow>({
  name: 'actor_names',
  primaryKey: 'account_id',
  columns: { account_id: { type: 'text' }, name: { type: 'text' } },
  owner: 'nobody',
});
