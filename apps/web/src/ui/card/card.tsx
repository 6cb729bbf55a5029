import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  readonly title?: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Content that reaches the card's edges, as tables and lists do. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** React draws nothing for these: neither shall a frame stand around them. */
const isShown = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false;

export function Card({ title, subtitle, actions, footer, flush = false, className = '', children }: CardProps) {
  return (
    <section className={`k-card ${flush ? 'k-card-flush' : ''} ${className}`}>
      {(title !== undefined || isShown(actions)) && (
        <div className="k-card-head">
          <div>
            {title !== undefined && <h2 className="k-card-title">{title}</h2>}
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
      {isShown(footer) && <div className="k-card-foot">{footer}</div>}
    </section>
  );
}
