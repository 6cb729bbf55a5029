import type { timelineExportContract } from '@keelson/contracts/timeline';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { isExpired, isLost, type TimelineState } from '@keelson/domain/timeline';

type Answer = AnswerInputOf<typeof timelineExportContract>;

const NOTHING = { askedAt: null, madeAt: null, expiresAt: null, events: null, reason: null } as const;

export function timelineAnswer(state: TimelineState, at: Date): Answer {
  switch (state.kind) {
    case 'none':
      return { status: 'none', ...NOTHING };
    case 'under-way':
      // Nothing comes of it any more: it may be asked for again.
      if (isLost(state, at)) return { status: 'failed', ...NOTHING, reason: 'broken-down' };
      return { status: 'under-way', ...NOTHING, askedAt: state.askedAt };
    case 'made': {
      const { madeAt, expiresAt, events } = state;
      return { status: isExpired(state, at) ? 'expired' : 'ready', ...NOTHING, madeAt, expiresAt, events };
    }
    case 'failed':
      return { status: 'failed', ...NOTHING, reason: state.reason };
  }
}
