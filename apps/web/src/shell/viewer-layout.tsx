import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-viewer';
import { PageFallback } from '../ui/page/page-fallback';

const AppLayout = lazy(() => import('./app-layout').then((module) => ({ default: module.AppLayout })));
const PublicLayout = lazy(() => import('./public-layout').then((module) => ({ default: module.PublicLayout })));

/** Pages that both have: in the application's frame for those signed in, in the public one for visitors. */
export function ViewerLayout() {
  const status = useSession(({ status }) => status);
  if (status === 'unknown') return <PageFallback />;
  return <Suspense fallback={<PageFallback />}>{status === 'signedIn' ? <AppLayout /> : <PublicLayout />}</Suspense>;
}
