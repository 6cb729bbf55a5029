import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Session, Vault } from '@keelson/vault';

/** The sessions of an account that are alive. */
export class ListSessions extends Query<readonly Session[]> {
  constructor(
    readonly accountId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(private readonly vault: Vault) {}

  execute({ accountId, at }: ListSessions): Promise<readonly Session[]> {
    return this.vault.sessions.ofAccount(accountId, at);
  }
}
