import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { PageFallback } from '../../../shell/page-fallback';

const AppLayout = lazy(() => import('../../../shell/app-layout').then((module) => ({ default: module.AppLayout })));
const PublicLayout = lazy(() =>
  import('../../../shell/public-layout').then((module) => ({ default: module.PublicLayout })),
);

/** The frame of pages that customers see inside the application and visitors outside of it. */
export function JourneyFrame() {
  const { status, viewer } = useAppSelector(({ session }) => session);
  if (status === 'unknown') return <PageFallback />;
  return (
    <Suspense fallback={<PageFallback />}>{viewer.kind === 'visitor' ? <PublicLayout /> : <AppLayout />}</Suspense>
  );
}
