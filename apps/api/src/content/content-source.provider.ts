import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import { type ContentSource, shippedContent, strapiContent } from '@keelson/integrations/cms';
import type { Clock } from '@keelson/kernel';
import type { Logger } from 'pino';
import { CLOCK, CONFIGURATION, LOG } from '../platform/tokens';

export const CONTENT_SOURCE = Symbol('content source');

/** `apps/api/content`, from `src/content` and from `dist/content` alike. */
export const SHIPPED_FOLDER = join(__dirname, '../../content');

export const contentSourceProvider: Provider = {
  provide: CONTENT_SOURCE,
  inject: [CONFIGURATION, CLOCK, LOG, Breakers],
  useFactory: ({ content }: ApiConfiguration, clock: Clock, log: Logger, breakers: Breakers): ContentSource =>
    content.source === 'shipped'
      ? shippedContent(SHIPPED_FOLDER)
      : strapiContent({
          url: content.url,
          token: content.token,
          ...(content.mediaUrls?.[0] !== undefined && { mediaUrl: content.mediaUrls[0] }),
          clock,
          breakers,
          onTrouble: (page, reason) => log.warn({ page, reason }, 'the content service gave no page'),
        }),
};
