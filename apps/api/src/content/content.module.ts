import { Module } from '@nestjs/common';
import type { Clock } from '@keelson/kernel';
import { PostgresCheckpoints } from '../platform/execution/postgres-checkpoints';
import { CLOCK, LOG } from '../platform/tokens';
import { CachedContent } from './cached-content';
import { ClearContentCacheHandler } from './clear-content-cache.command';
import { ContentController } from './content.controller';
import { CONTENT_SOURCE, contentSourceProvider } from './content-source.provider';
import { GetContentPageHandler } from './get-content-page.query';
import type { ContentSource } from '@keelson/integrations/cms';
import type { Logger } from 'pino';
import { LEARNING_PATIENCE, LearningCatalogue } from './learning-catalogue';

@Module({
  exports: [LearningCatalogue],
  controllers: [ContentController],
  providers: [
    contentSourceProvider,
    {
      provide: CachedContent,
      inject: [CONTENT_SOURCE, CLOCK, PostgresCheckpoints],
      useFactory: (source: ContentSource, clock: Clock, news: PostgresCheckpoints) => {
        const content = new CachedContent(source, clock);
        news.onContentCleared(() => content.refresh());
        return content;
      },
    },
    {
      provide: LearningCatalogue,
      inject: [CachedContent, LOG],
      useFactory: (content: CachedContent, log: Logger) => new LearningCatalogue(content, log, LEARNING_PATIENCE),
    },
    GetContentPageHandler,
    ClearContentCacheHandler,
  ],
})
export class ContentModule {}
