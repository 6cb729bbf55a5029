import { DEPENDENCY_STATES, PROJECTION_STATES, READINESS_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { administrators, publicInformation } from '../access/rules';
import { defineRoute } from '../wire/route';
import { platformPaths } from './platform.paths';

const documentation = {
  ...administrators,
  credential: 'cookie',
  openInEmbedded: true,
} as const satisfies AccessRule;

export const liveContract = defineRoute(platformPaths.live, publicInformation, 'Says that the process answers', {
  answer: z.object({ state: z.literal('live') }),
});

export const readyContract = defineRoute(
  platformPaths.ready,
  publicInformation,
  'Says whether requests may be sent to this process',
  {
    refusals: ['NOT_READY'],
    refusalsWithAnswer: ['NOT_READY'],
    answer: z.object({
      state: z.enum(READINESS_STATES),
      database: z.enum(DEPENDENCY_STATES),
      eventStore: z.enum(DEPENDENCY_STATES),
      projections: z.enum(PROJECTION_STATES),
    }),
  },
);

export const cspReportContract = defineRoute(
  platformPaths.cspReport,
  publicInformation,
  'Receives what a browser refused under the content security policy',
  {
    body: z.unknown(),
    bodyTypes: ['application/csp-report', 'application/reports+json', 'application/json'],
    answer: z.null(),
  },
);

export const robotsContract = defineRoute(
  platformPaths.robots,
  publicInformation,
  'Tells search engines where they may look',
  {
    answer: z.string(),
    rawAnswer: 'text/plain; charset=utf-8',
  },
);

export const siteMapContract = defineRoute(
  platformPaths.siteMap,
  publicInformation,
  'Lists the public pages for search engines',
  {
    answer: z.string(),
    rawAnswer: 'application/xml; charset=utf-8',
  },
);

export const apiDocumentContract = defineRoute(platformPaths.apiDocument, documentation, 'This document', {
  answer: z.record(z.string(), z.unknown()),
  rawAnswer: 'application/json; charset=utf-8',
});

export const docsPageContract = defineRoute(platformPaths.docsPage, documentation, 'Shows this document to people', {
  answer: z.string(),
  rawAnswer: 'text/html; charset=utf-8',
});

export const docsAssetContract = defineRoute(
  platformPaths.docsAsset,
  documentation,
  'Files of the documentation page',
  {
    params: z.strictObject({
      file: z.enum(['docs.js', 'docs-trust.js', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']),
    }),
    answer: z.unknown(),
    rawAnswer: ['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'image/png'],
  },
);
