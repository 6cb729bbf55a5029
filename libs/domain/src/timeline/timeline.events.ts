import type { TimelineFailure, TimelineFormat } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** Somebody asked for everything that is recorded about them. */
export type ExportAsked = DomainEvent<
  'timeline.export-asked.v1',
  { readonly exportId: string; readonly askedAt: string }
>;

/** The files were made, and wait until they expire. */
export type ExportMade = DomainEvent<
  'timeline.export-made.v1',
  {
    readonly exportId: string;
    /** What the vault keeps them under. */
    readonly fileId: string;
    readonly events: number;
    readonly madeAt: string;
    readonly expiresAt: string;
  }
>;

/** No file was made; another export may be asked for. */
export type ExportFailed = DomainEvent<
  'timeline.export-failed.v1',
  { readonly exportId: string; readonly reason: TimelineFailure }
>;

/** Recorded before the first byte is sent. */
export type ExportDownloaded = DomainEvent<
  'timeline.export-downloaded.v1',
  { readonly exportId: string; readonly format: TimelineFormat }
>;

export type TimelineEvent = ExportAsked | ExportMade | ExportFailed | ExportDownloaded;

export const timelineEventDefinitions: EventDefinitions<TimelineEvent> = {
  'timeline.export-asked.v1': { personal: {} },
  'timeline.export-made.v1': { personal: {} },
  'timeline.export-failed.v1': { personal: {} },
  'timeline.export-downloaded.v1': { personal: {} },
};

export const timelineStream = (accountId: string): string => `timeline-${accountId}`;
