import { lazy, Suspense } from 'react';
import { useAppSelector } from '../app/hooks';
import { PageFallback } from './page-fallback';

const AppLayout = lazy(() => import('./app-layout').then((module) => ({ default: module.AppLayout })));
const PublicLayout = lazy(() => import('./public-layout').then((module) => ({ default: module.PublicLayout })));

/** Pages that both have: in the application's frame for those signed in, in the public one for visitors. */
export function ViewerLayout() {
  const status = useAppSelector(({ session }) => session.status);
  if (status === 'unknown') return <PageFallback />;
  return <Suspense fallback={<PageFallback />}>{status === 'signedIn' ? <AppLayout /> : <PublicLayout />}</Suspense>;
}
