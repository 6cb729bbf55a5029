import { DEPENDENCY_STATES, PROJECTION_STATES, READINESS_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { platformPaths } from './platform.paths';

export const liveContract = defineRoute(platformPaths.live, 'Says that the process answers', {
  answer: z.object({ state: z.literal('live') }),
});

export const readyContract = defineRoute(platformPaths.ready, 'Says whether requests may be sent to this process', {
  answer: z.object({
    state: z.enum(READINESS_STATES),
    database: z.enum(DEPENDENCY_STATES),
    eventStore: z.enum(DEPENDENCY_STATES),
    projections: z.enum(PROJECTION_STATES),
  }),
});

export const cspReportContract = defineRoute(
  platformPaths.cspReport,
  'Receives what a browser refused under the content security policy',
  {
    body: z.unknown(),
    bodyTypes: ['application/csp-report', 'application/reports+json', 'application/json'],
    answer: z.null(),
  },
);

export const robotsContract = defineRoute(platformPaths.robots, 'Tells search engines where they may look', {
  answer: z.string(),
  rawAnswer: 'text/plain; charset=utf-8',
});

export const siteMapContract = defineRoute(platformPaths.siteMap, 'Lists the public pages for search engines', {
  answer: z.string(),
  rawAnswer: 'application/xml; charset=utf-8',
});

export const apiDocumentContract = defineRoute(platformPaths.apiDocument, 'This document', {
  answer: z.unknown(),
  rawAnswer: 'application/json; charset=utf-8',
});

export const docsPageContract = defineRoute(platformPaths.docsPage, 'Shows this document to people', {
  answer: z.string(),
  rawAnswer: 'text/html; charset=utf-8',
});

export const docsAssetContract = defineRoute(platformPaths.docsAsset, 'Files of the documentation page', {
  params: z.strictObject({
    file: z.enum(['docs.js', 'docs-trust.js', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']),
  }),
  answer: z.unknown(),
  rawAnswer: 'application/octet-stream',
});

export const platformContracts = [
  liveContract,
  readyContract,
  cspReportContract,
  robotsContract,
  siteMapContract,
  apiDocumentContract,
  docsPageContract,
  docsAssetContract,
] as const;
