import { accepted } from '@keelson/kernel';
import type { DenialCode } from '@keelson/vocabulary';
import type { Decider } from '../decider';
import { type AccessDenied, denialStream } from './access.events';

export interface RecordDenial {
  readonly name: 'RecordDenial';
  readonly route: string;
  readonly code: DenialCode;
  readonly at: Date;
}

/** ISO instants of the denials recorded last, oldest first. */
export type Denials = readonly string[];

/** Denials recorded of one person within `DENIAL_WINDOW_MS`; further ones are answered but not kept. */
export const DENIAL_LIMIT = 20;
export const DENIAL_WINDOW_MS = 3_600_000;

/** Who was turned away where. It refuses nothing; a storm of requests leaves a bounded trace. */
export const denialDecider: Decider<RecordDenial, Denials, AccessDenied, never> = {
  initialState: [],
  decide({ route, code, at }, denials) {
    const since = at.getTime() - DENIAL_WINDOW_MS;
    if (denials.filter((deniedAt) => Date.parse(deniedAt) > since).length >= DENIAL_LIMIT) return accepted([]);
    return accepted([{ type: 'access.denied.v1', data: { route, code, deniedAt: at.toISOString() } }]);
  },
  evolve: (denials, { data }) => [...denials, data.deniedAt].slice(-DENIAL_LIMIT),
};

/** Where a denial is recorded: in the stream of the day of the person who was denied. */
export const denialOf = (accountId: string, denial: Omit<RecordDenial, 'name'>) => ({
  decider: denialDecider,
  streamId: denialStream(accountId, denial.at),
  partitionKey: accountId,
  command: { name: 'RecordDenial', ...denial } as const,
});
