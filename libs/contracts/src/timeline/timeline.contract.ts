import { TIMELINE_FAILURES, TIMELINE_FORMATS } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { timelinePaths as paths } from './timeline.paths';

const exported = z.object({
  /** `expired`: it was made, and its time is over. */
  status: z.enum(['none', 'under-way', 'ready', 'failed', 'expired']),
  /** While it is under way. */
  askedAt: z.iso.datetime().nullable(),
  /** Once it was made. */
  madeAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  events: z.number().int().nullable(),
  /** Why it failed. */
  reason: z.enum(TIMELINE_FAILURES).nullable(),
});

export const timelineExportContract = defineRoute(
  paths.export,
  owner,
  'How the export of everything that is recorded about the own account stands',
  { answer: exported },
);

export const askForTimelineContract = defineRoute(
  paths.askForExport,
  owner,
  'Ask for everything that is recorded about the own account; asked again, the export under way goes on',
  { answer: exported },
);

export const TIMELINE_TYPES = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export const timelineFileContract = defineRoute(
  paths.file,
  confirmed(owner, 'Download what is recorded about the own account', 'format'),
  'Everything that is recorded about the own account, as pages to read or as JSON, while its file is kept; it is written in the history before it is sent',
  {
    params: z.strictObject({ format: z.enum(TIMELINE_FORMATS) }),
    refusals: ['NOT_READY'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: Object.values(TIMELINE_TYPES),
    streamed: true,
  },
);
