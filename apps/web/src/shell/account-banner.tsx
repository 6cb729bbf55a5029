import { TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { deletionMessages } from '@keelson/contracts/deletion';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../client/app-dispatch';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { refreshViewer } from '../session/session-flow';
import { useNow } from '../ui/format/use-now';
import { bannerFor } from './banner-text';

const ActingBanner = lazy(() => import('./acting-banner').then((module) => ({ default: module.ActingBanner })));

const REFRESH_MS = 30_000;

/**
 * Whether a deletion still stands, and when it happens, is asked again while somebody looks. Answers whether that
 * failed the last time.
 */
function useDeletionRefresh(underDeletion: boolean): boolean {
  const dispatch = useAppDispatch();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!underDeletion) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshViewer(dispatch).then((read) => setFailed(!read));
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [dispatch, underDeletion]);
  return failed;
}

/** Of acting for a customer, or for accounts under deletion or on a trial; the countdown is read again every 30 seconds (SHELL-02, DEL-06). */
export function AccountBanner() {
  const viewer = useViewer();
  const failed = useDeletionRefresh(viewer.underDeletion);
  const banner = bannerFor(viewer, useNow(REFRESH_MS));
  if (viewer.acting)
    return (
      <Suspense fallback={null}>
        <ActingBanner acting={viewer.acting} />
      </Suspense>
    );
  if (banner === undefined) return null;
  const Icon = banner.tone === 'deletion' ? WarningSignIcon : TimeIcon;
  return (
    <div
      className={`k-banner ${banner.tone === 'deletion' ? 'k-banner-negative' : ''}`}
      role="region"
      aria-label="Account notice"
    >
      <Icon />
      <span>
        {banner.text}
        {failed && ` (${deletionMessages.durationFailed})`}{' '}
        {banner.tone === 'deletion' && <Link to={paths.ownDeletion}>What happens, and how to keep it</Link>}
      </span>
    </div>
  );
}
