import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { selectFailure } from '../ui/notices/notices.slice';
import { Toasts } from '../ui/notices/toasts';
import { PageHead } from './page-head';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';

const FailurePopup = lazy(() =>
  import('../ui/notices/failure-popup').then((module) => ({ default: module.FailurePopup })),
);

/** Around every page: title, announcements, messages and the watch over the session. */
export function Root() {
  const failed = useSelector(selectFailure) !== undefined;
  return (
    <>
      <a className="k-skip" href="#main">
        Skip to the content
      </a>
      <PageHead />
      <RouteAnnouncer />
      <SessionWatch />
      <Outlet />
      <Toasts />
      <Suspense fallback={null}>{failed && <FailurePopup />}</Suspense>
      <ScrollRestoration />
    </>
  );
}
