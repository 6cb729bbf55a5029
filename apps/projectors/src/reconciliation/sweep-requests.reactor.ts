import type { SweepRequested } from '@keelson/domain/reconciliation';
import type { Reactor } from '../runtime/reactor';
import { RECONCILIATION_SWEEP_QUEUE } from './sweep';

/** Reads the provider's books when somebody asks for it. */
export const sweepRequestsReactor: Reactor<SweepRequested> = {
  name: 'reconciliation-sweeps',
  startsAt: 'beginning',
  handles: ['reconciliation.sweep-requested.v1'],
  react: () => [{ queue: RECONCILIATION_SWEEP_QUEUE, data: {} }],
};
