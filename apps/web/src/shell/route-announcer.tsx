import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isRouteHandle } from '../app/route-handle';

const PRODUCT = 'Keelson';

/** Sets the document's title, tells screen readers of a new page and moves the focus to its start. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1);
  const title = handle?.title ?? PRODUCT;
  const first = useRef(pathname);

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} - ${PRODUCT}`;
    if (first.current === pathname) return;
    first.current = '';
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p className="k-sr" role="status" aria-live="polite">
      {first.current === pathname ? '' : title}
    </p>
  );
}
