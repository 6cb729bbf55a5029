import { useSlow } from './use-slow';

interface SavingIndicatorProps {
  readonly busy: boolean;
  readonly children?: string;
}

/** Announces a wait only once it takes over 300 ms. */
export function SavingIndicator({ busy, children = 'Saving…' }: SavingIndicatorProps) {
  const slow = useSlow(busy);
  return (
    <span role="status" className="k-small k-muted">
      {slow ? children : ''}
    </span>
  );
}
