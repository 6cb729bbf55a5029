import {
  documentTitle,
  LAUNCH_HOSTS_META,
  pageAt,
  PRODUCT_DESCRIPTION,
  PRODUCT_NAME,
  type PublicPage,
} from '@keelson/contracts/platform';

export interface PageHead {
  /** 404 where neither a public page nor the application stands at the address. */
  readonly status: 200 | 404;
  readonly head: string;
}

const SHARED_PICTURE = { path: '/pictures/share.png', width: 1200, height: 630 };

/** What search engines and shared links read of a page, and its status; the web app keeps it in step when people go on. */
export function pageHead(path: string, publicUrl: string): PageHead {
  const page = pageAt(path);
  if (page === undefined) return { status: 404, head: unlisted('Page not found') };
  if (page === 'application') return { status: 200, head: unlisted(PRODUCT_NAME) };
  return { status: 200, head: page.listed ? shared(page, publicUrl) : unlisted(page.title) };
}

/** Tells every page which hosts the integration launcher may lead to; the page looks at them again before it leaves. */
export const launchHostsTag = (hosts: readonly string[]): string =>
  hosts.length === 0 ? '' : `\n    ${meta('name', LAUNCH_HOSTS_META, hosts.join(' '))}`;

const unlisted = (title: string): string =>
  [titleTag(title), meta('name', 'description', PRODUCT_DESCRIPTION), meta('name', 'robots', 'noindex')].join('\n    ');

function shared({ path, title, description }: PublicPage, publicUrl: string): string {
  const address = new URL(path, publicUrl).href;
  return [
    titleTag(title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(SHARED_PICTURE.path, publicUrl).href),
    meta('property', 'og:image:width', String(SHARED_PICTURE.width)),
    meta('property', 'og:image:height', String(SHARED_PICTURE.height)),
    meta('property', 'og:image:alt', 'Keelson: the books say what happened, Keelson says what it means'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

const titleTag = (title: string): string => `<title>${escaped(documentTitle(title))}</title>`;

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
