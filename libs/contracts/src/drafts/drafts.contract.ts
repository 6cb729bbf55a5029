import { DRAFT_FORMS } from '@keelson/vocabulary';
import { z } from 'zod';
import { owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { draftsPaths as paths } from './drafts.paths';

const params = z.strictObject({ form: z.enum(DRAFT_FORMS) });

const TEXT_LENGTH = 5_000;
const MOST_CHOICES = 50;
const MOST_FIELDS = 2_000;
const MOST_CHARACTERS = 90_000;

/** A list and not an object by field: what is typed then always stands under a name that says it was typed. */
const entry = z.strictObject({
  field: z.string().min(1).max(121),
  /** The text as typed, whether a box is ticked, or the codes of what was chosen. */
  value: z.union([z.string().max(TEXT_LENGTH), z.boolean(), z.array(z.string().max(120)).max(MOST_CHOICES)]),
});

/** What was typed into one field, not checked any further: it is checked when the form is sent. */
export type DraftEntry = z.output<typeof entry>;

const charactersIn = (entries: readonly DraftEntry[]): number =>
  entries.reduce((sum, { field, value }) => sum + field.length + String(value).length, 0);

const entries = z.array(entry).max(MOST_FIELDS);

export const readDraftContract = defineRoute(paths.read, owner, 'What was typed into a form and not sent yet', {
  params,
  answer: z.object({
    entries,
    /** `null` where nothing waits. */
    savedAt: z.iso.datetime().nullable(),
  }),
});

export const saveDraftContract = defineRoute(paths.save, owner, 'Keep what is typed into a form until it is sent', {
  params,
  body: z.strictObject({
    entries: entries.refine((given) => charactersIn(given) <= MOST_CHARACTERS, 'This is too much to be kept'),
  }),
  answer: z.object({ savedAt: z.iso.datetime() }),
  versionOf: paths.read,
});

export const discardDraftContract = defineRoute(paths.discard, owner, 'Forget what was typed into a form', {
  params,
  answer: z.object({}),
});
