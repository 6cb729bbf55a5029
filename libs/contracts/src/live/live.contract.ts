import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { livePaths } from './live.paths';

/** Any signed-in account may listen; what it hears follows from the rule of each topic's route. */
export const liveContract = defineRoute(
  livePaths.stream,
  {
    allow: { customer: 'own', partner: 'partners', admin: 'all', superAdmin: 'all' },
    whileActing: 'allowed',
    credential: 'cookie',
  },
  'Server-sent events: tells an open page which of its answers to read again, after projection. Last-Event-ID resumes',
  {
    query: z.strictObject({ after: z.string().max(1_000).optional() }),
    answer: z.unknown(),
    rawAnswer: 'text/event-stream; charset=utf-8',
    eventStream: true,
  },
);
