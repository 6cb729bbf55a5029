import type { ExportAsked, ExportMade } from '@keelson/domain/timeline';
import type { Reactor } from '../runtime/reactor';
import { TIMELINE_EXPORT_QUEUE } from './timeline-export.job';
import { TIMELINE_MAIL_QUEUE } from './timeline-mail.job';

/** The work that somebody asked for, and the mail that it is done. */
export const timelineReactor: Reactor<ExportAsked | ExportMade> = {
  name: 'timeline',
  startsAt: 'beginning',
  handles: ['timeline.export-asked.v1', 'timeline.export-made.v1'],
  react: ({ type, eventId, data: { exportId }, metadata: { subjectId, correlationId } }) => [
    {
      queue: type === 'timeline.export-asked.v1' ? TIMELINE_EXPORT_QUEUE : TIMELINE_MAIL_QUEUE,
      data: { accountId: subjectId, exportId, causationId: eventId, correlationId },
    },
  ],
};
