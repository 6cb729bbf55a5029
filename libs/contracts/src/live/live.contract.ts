import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { livePaths } from './live.paths';

export const liveContract = defineRoute(
  livePaths.stream,
  'Server-sent events: tells an open page which of its answers to read again, after projection. Last-Event-ID resumes',
  {
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: z.unknown(),
    rawAnswer: 'text/event-stream',
    eventStream: true,
  },
);
