import { pageAt, PRODUCT_DESCRIPTION, type PublicPage } from '@keelson/contracts/platform';

/** What search engines read of the page at this path. */
export function writeHead(pathname: string): void {
  const page = pageAt(pathname);
  const known = page === 'application' ? undefined : page;
  setMeta('description', known?.description ?? PRODUCT_DESCRIPTION);
  setMeta('robots', known?.listed ? undefined : 'noindex');
  setCanonical(known);
}

const setMeta = (name: string, content: string | undefined): void => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

const setCanonical = (page: PublicPage | undefined): void => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!page?.listed) {
    found?.remove();
    return;
  }
  const link = found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.href = new URL(page.path, location.origin).href;
};
