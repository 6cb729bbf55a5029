import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '../session/use-viewer';
import { selectFailure } from '../ui/notices/notices.slice';
import { Toasts } from '../ui/notices/toasts';
import { PageHead } from './page-head';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';
import { type OpenTool, type ShellTool, ShellToolsContext } from './shell-tools';

const FailurePopup = lazy(() =>
  import('../ui/notices/failure-popup').then((module) => ({ default: module.FailurePopup })),
);

const ToolHost = lazy(() => import('./tool-host').then((module) => ({ default: module.ToolHost })));

/** Around every page: title, announcements, messages and the watch over the session. */
export function Root() {
  const failed = useSelector(selectFailure) !== undefined;
  const viewerId = useSession(({ status, viewer }) => (status === 'signedIn' ? viewer.id : undefined));
  const { tool, open, close } = useTool();
  return (
    <ShellToolsContext.Provider value={open}>
      <a className="k-skip" href="#main">
        Skip to the content
      </a>
      <PageHead />
      <RouteAnnouncer />
      <SessionWatch />
      <Outlet />
      <Toasts />
      <Suspense fallback={null}>{failed && <FailurePopup />}</Suspense>
      {viewerId !== undefined && (
        <Suspense fallback={null}>
          <ToolHost key={viewerId} tool={tool} onOpen={open} onClose={close} />
        </Suspense>
      )}
      <ScrollRestoration />
    </ShellToolsContext.Provider>
  );
}

/** What lies over the page; the focus goes back to what opened it. */
function useTool() {
  const [tool, setTool] = useState<ShellTool>();
  const opener = useRef<HTMLElement | null>(null);
  const open: OpenTool = useCallback((next, from) => {
    opener.current = from ?? null;
    setTool(next);
  }, []);
  const close = useCallback(() => setTool(undefined), []);
  // Not before the dialog is gone, which holds the focus as long as it is there.
  useEffect(() => {
    if (tool !== undefined) return;
    opener.current?.focus();
    opener.current = null;
  }, [tool]);
  return { tool, open, close };
}
