import type { ReactNode } from 'react';

interface KeyCardProps {
  readonly title: string;
  readonly value: string;
  /** What stands beside the value: the basis that it has. */
  readonly basis?: string | undefined;
  /** The question mark. */
  readonly mark: ReactNode;
  readonly change: ReactNode;
  readonly children?: ReactNode;
}

/** A figure with its question mark, its change and what it is compared with. */
export const KeyCard = ({ title, value, basis, mark, change, children }: KeyCardProps) => (
  <section className="k-card k-key-card">
    <div className="k-asked">
      <h2 className="k-question">{title}</h2>
      {mark}
    </div>
    <p className="k-key-figure k-num">{value}</p>
    {basis !== undefined && <p className="k-key-basis">{basis}</p>}
    {change}
    <div className="k-key-foot">{children}</div>
  </section>
);

/** How far a share goes, in words too. */
export const Bar = ({ share, label }: { readonly share: number; readonly label: string }) => (
  <span className="k-key-bar" role="img" aria-label={label}>
    <i style={{ width: `${Math.max(0, Math.min(100, share))}%` }} />
  </span>
);
