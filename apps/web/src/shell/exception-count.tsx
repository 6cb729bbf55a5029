import { Tag } from '../ui/card/tag';
import { formatCount } from '../ui/format/numbers';
import { useShellExceptionsQuery } from './exceptions.api';

/** A payment that was awaited for long enough needs a person from then on, though nothing has happened. */
const LOOK_EVERY_MS = 5 * 60_000;

/** How many payments and payouts need a person; nothing while none does, or while nobody knows. */
export function ExceptionCount() {
  const { data } = useShellExceptionsQuery(undefined, {
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (data === undefined || data.cases === 0) return null;
  return (
    <>
      {' '}
      <Tag>
        {formatCount(data.cases)}
        {data.more && '+'}
        <span className="k-sr"> need a person</span>
      </Tag>
    </>
  );
}
