import { Navigate, Outlet, useMatches } from 'react-router-dom';
import * as paths from '../client/paths';
import { useSession } from '../session/use-viewer';
import { isRouteHandle, type PageAccess } from '../client/route-handle';
import { isStaff, mayUse, type Viewer } from '../session/viewer';
import { PageFallback } from '../ui/page/page-fallback';

export const mayOpen = (viewer: Viewer, access: PageAccess | undefined): boolean => {
  switch (access) {
    case undefined:
      return viewer.kind !== 'visitor';
    case 'adminPrivileges':
      return isStaff(viewer);
    case 'superAdmin':
      return viewer.kind === 'superAdmin';
    case 'customers.manage':
    case 'journeys.replay':
      return mayUse(viewer, access);
    case 'partnerArea':
      return viewer.kind === 'partner' || viewer.kind === 'superAdmin';
    case 'accountHistory':
      return mayUse(viewer, 'customers.manage') || mayUse(viewer, 'journeys.replay');
  }
};

/** ROLE-04: a page that this viewer may not see leads to /auth; one whose session just ended, to where that leads. */
export function RequireSession() {
  const { status, viewer, exit } = useSession((session) => session);
  const needed = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1)?.access;
  if (status === 'unknown') return <PageFallback />;
  return mayOpen(viewer, needed) ? <Outlet /> : <Navigate to={exit ?? paths.auth} replace />;
}
