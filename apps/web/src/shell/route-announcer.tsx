import { PRODUCT_NAME } from '@keelson/contracts/platform';
import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { titlePage } from '../client/page-title';
import { isRouteHandle } from '../client/route-handle';

/** Somebody searches already while the page they chose before is still on its way. */
const isSearching = (): boolean => document.querySelector('.k-finder') !== null;

/** Sets the document's title, tells screen readers of a new page and moves the focus to its start. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1);
  const title = handle?.title ?? PRODUCT_NAME;
  const [arrivedAt, setArrivedAt] = useState<string | undefined>(pathname);
  if (arrivedAt !== undefined && arrivedAt !== pathname) setArrivedAt(undefined);
  const arrival = arrivedAt === pathname;

  useEffect(() => {
    titlePage(title);
    if (arrival) return;
    if (!isSearching()) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title, arrival]);

  return (
    <p className="k-sr" role="status" aria-live="polite">
      {arrival ? '' : title}
    </p>
  );
}
