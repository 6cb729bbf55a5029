import { z } from 'zod';
import { webAddress, webAddresses } from './text-formats';
import { optionalVariable, variable } from './variable';

/** Page texts and learning content, and where they come from. */
export const contentVariables = {
  KEELSON_CONTENT_SOURCE: variable({
    about: 'Where page texts come from: `shipped` with the product, or a `strapi` service.',
    secret: false,
    example: 'strapi',
    fallback: 'shipped',
    schema: z.enum(['shipped', 'strapi'], 'must be shipped or strapi'),
  }),
  KEELSON_STRAPI_URL: optionalVariable({
    about: 'The address of Strapi; needed when KEELSON_CONTENT_SOURCE is strapi.',
    secret: false,
    example: 'https://content.example.com',
    schema: webAddress,
  }),
  KEELSON_STRAPI_TOKEN: optionalVariable({
    about: 'The read token for Strapi; needed when KEELSON_CONTENT_SOURCE is strapi.',
    secret: true,
    example: '<token>',
    schema: z.string(),
  }),
  KEELSON_STRAPI_PUSH_TOKEN: optionalVariable({
    about: 'A token of Strapi that may read and write, for `npm run content:push` alone.',
    secret: true,
    example: '<token>',
    schema: z.string(),
  }),
  KEELSON_STRAPI_MEDIA_URLS: optionalVariable({
    about:
      'Where browsers fetch the files that editors upload: where Strapi serves them, then any other store of files. The pages show files from nowhere else. KEELSON_STRAPI_URL without it.',
    secret: false,
    example: 'https://content.example.com,https://files.example.com',
    schema: webAddresses,
  }),
  KEELSON_IMPROVE_CASH_CHAPTER: optionalVariable({
    about:
      'Id of the chapter of the learning content that `Improve your Cashflow` opens. The first chapter of the finance module without it, or where the content has no such chapter.',
    secret: false,
    example: 'M2_C1_Getting_Paid',
    schema: z.string().refine((text) => /^[A-Za-z0-9_-]{1,60}$/.test(text), 'must be the id of a chapter'),
  }),
} as const;
