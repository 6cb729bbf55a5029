import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './card.css';

const ICONS = { info: InfoSignIcon, caution: WarningSignIcon, negative: ErrorIcon, positive: TickCircleIcon };

interface CalloutProps {
  readonly tone?: keyof typeof ICONS;
  /** Set for a message that appears after an act, so that it is announced. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

export function Callout({ tone = 'info', live = false, children }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`k-callout k-callout-${tone}`} role={live ? (tone === 'negative' ? 'alert' : 'status') : undefined}>
      <Icon className="k-callout-icon" />
      <div>{children}</div>
    </div>
  );
}
