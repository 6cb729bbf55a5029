import { ProgressBar } from '@blueprintjs/core';
import { ErrorIcon, RefreshIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import { RelativeTime } from '../../../ui/format/relative-time';
import { percentOf, readable, rebuildText } from '../operations-words';
import type { Subscription } from '../operations.api';

interface SubscriptionStateProps {
  readonly subscription: Subscription;
  readonly countsEvents: boolean;
}

/** What a projection, reactor or relay does now, in a word, with its progress while it is rebuilt. */
export function SubscriptionState({ subscription, countsEvents }: SubscriptionStateProps) {
  const { name, state, rebuild, rebuildAsked, stoppedSince } = subscription;
  if (rebuild)
    return (
      <div className="k-rebuild">
        <Tag tone="hull" icon={<RefreshIcon />}>
          Rebuilding {percentOf(rebuild)} %
        </Tag>
        <ProgressBar
          value={percentOf(rebuild) / 100}
          intent="primary"
          stripes={false}
          animate={false}
          aria-label={`Rebuild of ${readable(name)}`}
        />
        <span className="k-micro k-muted k-num">{rebuildText(rebuild, countsEvents)}</span>
      </div>
    );
  if (rebuildAsked)
    return (
      <Tag tone="hull" icon={<RefreshIcon />}>
        Rebuild asked for
      </Tag>
    );
  switch (state) {
    case 'running':
    case 'rebuilding':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          Running
        </Tag>
      );
    case 'behind':
      return (
        <Tag tone="caution" icon={<WarningSignIcon />}>
          Behind
        </Tag>
      );
    case 'stopped':
      return (
        <span className="k-stopped">
          <Tag tone="negative" icon={<ErrorIcon />}>
            Stopped
          </Tag>
          {stoppedSince !== null && (
            <span className="k-micro k-muted">
              since <RelativeTime instant={stoppedSince} />
            </span>
          )}
        </span>
      );
  }
}
