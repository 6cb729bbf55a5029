import type { Json } from '@keelson/kernel';
import { z } from 'zod';
import { customerManagers, publicInformation } from '../access/rules';
import { defineRoute } from '../wire/route';
import { contentPaths } from './content.paths';

const json: z.ZodType<Json, Json> = z.custom<Json>(() => true);

/** One entry as the content service gives it: attributes are texts, images, lists; a page picks those it knows. */
export const contentEntry = z.object({
  id: z.number().int(),
  attributes: z.record(z.string(), json),
});

export type ContentEntry = z.output<typeof contentEntry>;

export const contentPageContract = defineRoute(contentPaths.page, publicInformation, 'Texts and images of one page', {
  params: z.strictObject({ page: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'Not the name of a page') }),
  refusals: ['CONTENT_UNAVAILABLE', 'PAGE_NOT_FOUND'],
  answer: z.array(contentEntry),
});

export const clearContentCacheContract = defineRoute(
  contentPaths.clearCache,
  customerManagers,
  'Has the content fetched anew, so that the next visitor sees what the content service has now',
  { answer: z.object({ cleared: z.number().int().nonnegative() }) },
);
