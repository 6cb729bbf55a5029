import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import * as paths from '../client/paths';
import { isRouteHandle } from '../client/route-handle';
import { wanting } from '../client/wanted-page';
import { mayOpen } from '../session/may-open';
import { useSession } from '../session/use-viewer';
import { PageFallback } from '../ui/page/page-fallback';
import { comesFirst } from './comes-first';
import { PremiumOnlyPage } from './premium-only-page';

/**
 * ROLE-04: a page that this viewer may not see leads to /auth, which knows what was asked for; one whose session just
 * ended, to where that leads.
 */
export function RequireSession() {
  const { status, viewer, exit } = useSession((session) => session);
  const { pathname, search, hash } = useLocation();
  const page = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1);
  if (status === 'unknown') return <PageFallback />;
  const first = comesFirst(viewer);
  if (first !== undefined) return <Navigate to={first} replace />;
  if (page?.access === 'premium' && viewer.standing === 'basic') return <PremiumOnlyPage />;
  if (mayOpen(viewer, page?.access)) return <Outlet />;
  if (exit !== undefined) return <Navigate to={exit} replace />;
  // An address that only leads on, as /dashboard does, is where a sign-in goes by itself.
  const wanted = page && { ...page, address: `${pathname}${search}${hash}` };
  return <Navigate to={paths.auth} replace state={wanting(wanted)} />;
}
