import { accepted, refused, type Result } from '@keelson/kernel';
import { TIMELINE_DAYS, type TimelineFailure, type TimelineFormat } from '@keelson/vocabulary';
import type { Decider } from '../decider';
import type { TimelineEvent } from './timeline.events';

const DAY_MS = 86_400_000;

/** A request that nothing came of for so long is given up: the workers that had it are gone. */
export const LOST_AFTER_MS = 6 * 3_600_000;

export type TimelineState =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way'; readonly exportId: string; readonly askedAt: string }
  | {
      readonly kind: 'made';
      readonly exportId: string;
      readonly fileId: string;
      readonly events: number;
      readonly madeAt: string;
      readonly expiresAt: string;
    }
  | { readonly kind: 'failed'; readonly exportId: string; readonly reason: TimelineFailure };

export type TimelineCommand =
  | { readonly name: 'AskForExport'; readonly exportId: string; readonly at: Date }
  | {
      readonly name: 'RecordExport';
      readonly exportId: string;
      readonly fileId: string;
      readonly events: number;
      readonly at: Date;
    }
  | { readonly name: 'GiveUpExport'; readonly exportId: string; readonly reason: TimelineFailure }
  | { readonly name: 'RecordDownload'; readonly exportId: string; readonly format: TimelineFormat; readonly at: Date };

/** `NOT_READY`: none was made, it is of another request, or its time is over. */
export type TimelineRefusal = { readonly code: 'NOT_READY' };

type Decision = Result<readonly TimelineEvent[], TimelineRefusal>;

/** The exports of one person's timeline: one at a time, each for seven days. */
export const timelineDecider: Decider<TimelineCommand, TimelineState, TimelineEvent, TimelineRefusal> = {
  initialState: { kind: 'none' },
  decide(command, state) {
    switch (command.name) {
      case 'AskForExport':
        return ask(command.exportId, command.at, state);
      case 'RecordExport':
        return accepted(isUnderWay(state, command.exportId) ? [made(command)] : []);
      case 'GiveUpExport': {
        const { exportId, reason } = command;
        if (!isUnderWay(state, exportId)) return accepted([]);
        return accepted([{ type: 'timeline.export-failed.v1', data: { exportId, reason } }]);
      }
      case 'RecordDownload': {
        const { exportId, format, at } = command;
        if (state.kind !== 'made' || state.exportId !== exportId || isExpired(state, at))
          return refused({ code: 'NOT_READY' });
        return accepted([{ type: 'timeline.export-downloaded.v1', data: { exportId, format } }]);
      }
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'timeline.export-asked.v1':
        return { kind: 'under-way', ...data };
      case 'timeline.export-made.v1':
        return { kind: 'made', ...data };
      case 'timeline.export-failed.v1':
        return { kind: 'failed', ...data };
      case 'timeline.export-downloaded.v1':
        return state;
    }
  },
};

/** From that moment on its files are not handed out. */
export const isExpired = ({ expiresAt }: { readonly expiresAt: string }, at: Date): boolean =>
  at.getTime() >= Date.parse(expiresAt);

const isUnderWay = (state: TimelineState, exportId: string): boolean =>
  state.kind === 'under-way' && state.exportId === exportId;

/** Whether nothing can come of the request any more. */
export const isLost = ({ askedAt }: { readonly askedAt: string }, at: Date): boolean =>
  at.getTime() - Date.parse(askedAt) >= LOST_AFTER_MS;

/** Asked again, the one under way goes on. */
function ask(exportId: string, at: Date, state: TimelineState): Decision {
  if (state.kind === 'under-way' && !isLost(state, at)) return accepted([]);
  return accepted([{ type: 'timeline.export-asked.v1', data: { exportId, askedAt: at.toISOString() } }]);
}

const made = ({ exportId, fileId, events, at }: Extract<TimelineCommand, { name: 'RecordExport' }>): TimelineEvent => ({
  type: 'timeline.export-made.v1',
  data: {
    ...{ exportId, fileId, events, madeAt: at.toISOString() },
    expiresAt: new Date(at.getTime() + TIMELINE_DAYS * DAY_MS).toISOString(),
  },
});
