import type { ReactNode } from 'react';
import './page.css';

interface PageHeaderProps {
  readonly title: string;
  /** The answer of the page, in a sentence an owner would say. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Where this page stands, for example a link to its list. */
  readonly crumb?: ReactNode;
}

/** Title of a page inside the application. It takes the focus after a change of route. */
export function PageHeader({ title, lead, actions, crumb }: PageHeaderProps) {
  return (
    <div className="k-page-head">
      <div className="k-grow">
        {crumb !== undefined && <div className="k-crumb">{crumb}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {actions !== undefined && <div className="k-row k-wrap k-page-actions">{actions}</div>}
    </div>
  );
}
