import { definePaths } from '../wire/route';

export const platformPaths = definePaths({
  live: { id: 'platform.live', method: 'GET', path: '/api/health/live' },
  ready: { id: 'platform.ready', method: 'GET', path: '/api/health/ready' },
  cspReport: { id: 'platform.cspReport', method: 'POST', path: '/api/v1/platform/csp-reports' },
  apiDocument: { id: 'platform.apiDocument', method: 'GET', path: '/api/docs/openapi.json' },
  docsPage: { id: 'platform.docsPage', method: 'GET', path: '/api/docs' },
  robots: { id: 'platform.robots', method: 'GET', path: '/robots.txt' },
  siteMap: { id: 'platform.siteMap', method: 'GET', path: '/sitemap.xml' },
  docsAsset: { id: 'platform.docsAsset', method: 'GET', path: '/api/docs/assets/:file' },
});
