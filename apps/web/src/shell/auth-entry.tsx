import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as paths from '../client/paths';
import { wantedPageIn, wanting } from '../client/wanted-page';
import { useSession } from '../session/use-viewer';
import { PageFallback } from '../ui/page/page-fallback';

const AppLayout = lazy(() => import('./app-layout').then((module) => ({ default: module.AppLayout })));

/** `/auth`: for visitors the way to the sign-in, which logs out; whoever has a session keeps it and is told. */
export function AuthEntry() {
  const { status, exit } = useSession((session) => session);
  const { state } = useLocation() as { readonly state: unknown };
  if (status === 'unknown') return <PageFallback />;
  if (status === 'visitor') return <Navigate to={exit ?? paths.signIn} replace state={wanting(wantedPageIn(state))} />;
  return (
    <Suspense fallback={<PageFallback />}>
      <AppLayout />
    </Suspense>
  );
}
