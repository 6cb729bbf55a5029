import { useNow } from './use-now';
import { formatDateTime, formatRelative } from './dates';

const REFRESH_MS = 30_000;

/** Relative time that keeps itself right, with the exact time on hover. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const now = useNow(REFRESH_MS);
  return (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {formatRelative(instant, now)}
    </time>
  );
}
