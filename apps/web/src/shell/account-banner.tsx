import { TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useViewer } from '../app/hooks';
import { useNow } from '../ui/format/use-now';
import { bannerFor } from './banner-text';

const REFRESH_MS = 30_000;

/** For accounts under deletion or on a trial; the countdown is read again every 30 seconds (SHELL-02). */
export function AccountBanner() {
  const banner = bannerFor(useViewer(), useNow(REFRESH_MS));
  if (banner === undefined) return null;
  const Icon = banner.tone === 'deletion' ? WarningSignIcon : TimeIcon;
  return (
    <div
      className={`k-banner ${banner.tone === 'deletion' ? 'k-banner-negative' : ''}`}
      role="region"
      aria-label="Account notice"
    >
      <Icon />
      <span>{banner.text}</span>
    </div>
  );
}
