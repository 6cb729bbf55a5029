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
import { setTimeout as sleep } from 'node:timers/promises';
import { LearningCatalogue } from './learning-catalogue';

/** The modules are asked for again three times, two seconds apart (learning and back office §7.2). */
const PATIENCE = { tries: 3, wait: () => sleep(2_000) };

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
      useFactory: (content: CachedContent, log: Logger) => new LearningCatalogue(content, log, PATIENCE),
    },
    GetContentPageHandler,
    ClearContentCacheHandler,
  ],
})
export class ContentModule {}
