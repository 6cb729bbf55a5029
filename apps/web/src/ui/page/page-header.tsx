import type { ReactNode } from 'react';
import { ViewedCompany } from './viewed-company';
import './page.css';

interface PageHeaderProps {
  readonly title: string;
  /** The answer of the page, in a sentence an owner would say. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Where this page stands, for example a link to its list. */
  readonly crumb?: ReactNode;
  /** For partners and staff: the company that the page is about, its name as far as it is known. */
  readonly viewed?: { readonly company: string | undefined } | undefined;
}

/** Title of a page inside the application. It takes the focus after a change of route. */
export function PageHeader({ title, lead, actions, crumb, viewed }: PageHeaderProps) {
  return (
    <div className="k-page-head">
      <div className="k-grow">
        {crumb !== undefined && <div className="k-crumb">{crumb}</div>}
        {viewed && <ViewedCompany name={viewed.company} />}
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {actions !== undefined && <div className="k-row k-wrap k-page-actions">{actions}</div>}
    </div>
  );
}
