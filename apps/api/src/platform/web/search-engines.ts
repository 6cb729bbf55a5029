import { platformPaths, PUBLIC_PAGES, SIGNED_IN_AREAS } from '@keelson/contracts/platform';

/**
 * Where search engines may look. They run the web app to read a page, so the texts of the content service stay open to
 * them; everything else of the API and all that needs a session is closed.
 */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', ...SIGNED_IN_AREAS];
  return [
    'User-agent: *',
    'Allow: /api/v1/content/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(platformPaths.siteMap.path, publicUrl).href}`,
    '',
  ].join('\n');
}

/** The pages that search engines may list, under the product's public address. */
export function siteMap(publicUrl: string): string {
  const pages = PUBLIC_PAGES.filter(({ listed }) => listed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
