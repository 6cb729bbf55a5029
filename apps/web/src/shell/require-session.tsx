import { owesPayment } from '@keelson/vocabulary';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
import * as paths from '../client/paths';
import { useSession } from '../session/use-viewer';
import { isRouteHandle, type PageAccess } from '../client/route-handle';
import { isStaff, mayUse, type Viewer } from '../session/viewer';
import { PageFallback } from '../ui/page/page-fallback';
import { PremiumOnlyPage } from './premium-only-page';

export const mayOpen = (viewer: Viewer, access: PageAccess | undefined): boolean => {
  switch (access) {
    case undefined:
    case 'premium':
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

/** Where something is done that the API asks for before anything else. */
const comesFirst = ({ standing }: Pick<Viewer, 'standing'>): string | undefined => {
  if (standing === 'password-unfit') return paths.changePassword;
  if (standing === 'unconfirmed') return paths.emailVerification;
  return owesPayment(standing) ? paths.signUp : undefined;
};

/** ROLE-04: a page that this viewer may not see leads to /auth; one whose session just ended, to where that leads. */
export function RequireSession() {
  const { status, viewer, exit } = useSession((session) => session);
  const needed = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1)?.access;
  if (status === 'unknown') return <PageFallback />;
  const first = comesFirst(viewer);
  if (first !== undefined) return <Navigate to={first} replace />;
  if (needed === 'premium' && viewer.standing === 'basic') return <PremiumOnlyPage />;
  return mayOpen(viewer, needed) ? <Outlet /> : <Navigate to={exit ?? paths.auth} replace />;
}
