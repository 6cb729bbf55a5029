import type { ReactNode } from 'react';
import './message-page.css';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with one message: not found, failed, signed out, coming later. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <section className="k-message">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="k-lead k-message-body">{children}</div>
      {actions !== undefined && <div className="k-row k-wrap">{actions}</div>}
    </section>
  );
}
