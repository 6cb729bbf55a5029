import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CachedContent } from './cached-content';

/** Answers how many pages were forgotten. */
export class ClearContentCache extends Command<number> {}

@CommandHandler(ClearContentCache)
export class ClearContentCacheHandler implements ICommandHandler<ClearContentCache> {
  constructor(private readonly content: CachedContent) {}

  execute(): Promise<number> {
    return Promise.resolve(this.content.clear());
  }
}
