import { createHash } from 'node:crypto';
import type { State } from '../store/state';
import type { WorldTime } from '../machine/world-time';
import { Refusal } from '../wire/refusal';

const DAY = 86_400;

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Remembers for a day how each request that named a key was answered. */
export class IdempotentAnswers {
  constructor(
    private readonly state: State,
    private readonly time: WorldTime,
  ) {}

  /** The answer given before, if any. @throws Refusal of a key that was used for something else. */
  known(key: string, request: string): Answer | undefined {
    const kept = this.state.get('answer', key);
    if (kept === undefined || kept.at + DAY <= this.time.now()) return undefined;
    if (kept.request !== fingerprint(request))
      throw new Refusal(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return kept;
  }

  keep(key: string, request: string, answer: Answer): void {
    this.state.put('answer', { ...answer, id: key, request: fingerprint(request), at: this.time.now() });
  }
}

const fingerprint = (request: string): string => createHash('sha256').update(request).digest('base64url');
