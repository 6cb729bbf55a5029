import type { Problems } from '../wire/answer';

export const healthProblems = {
  NOT_READY: { status: 503, message: 'not ready', retryAfterSeconds: 1 },
} satisfies Problems<'NOT_READY'>;
