import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONTENT_CLEARED_CHANNEL } from '../platform/execution/postgres-checkpoints';
import { Databases } from '../platform/persistence/databases';
import { CachedContent } from './cached-content';

/** Every process fetches its pages anew. Answers how many pages this one had kept. */
export class ClearContentCache extends Command<number> {}

@CommandHandler(ClearContentCache)
export class ClearContentCacheHandler implements ICommandHandler<ClearContentCache> {
  constructor(
    private readonly content: CachedContent,
    private readonly databases: Databases,
  ) {}

  async execute(): Promise<number> {
    const kept = this.content.refresh();
    await this.databases.app.query('SELECT pg_notify($1, $2)', [CONTENT_CLEARED_CHANNEL, '']);
    return kept;
  }
}
