import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  readonly title?: string;
  readonly subtitle?: string;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Content that reaches the card's edges, as tables and lists do. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ title, subtitle, actions, footer, flush = false, className = '', children }: CardProps) {
  return (
    <section className={`k-card ${flush ? 'k-card-flush' : ''} ${className}`}>
      {(title !== undefined || actions !== undefined) && (
        <div className="k-card-head">
          <div>
            {title !== undefined && <h2 className="k-card-title">{title}</h2>}
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
      {footer !== undefined && <div className="k-card-foot">{footer}</div>}
    </section>
  );
}
