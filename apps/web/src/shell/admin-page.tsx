import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { isBuilt } from '../client/announced-pages';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { mayUse } from '../session/viewer';
import { Card } from '../ui/card/card';
import { PageHeader } from '../ui/page/page-header';
import { drawerFor } from './drawer-items';
import { pageWords } from './help/page-words';
import './admin-page.css';

/** By address of the page: draws how much there is, or what waits; nothing while nobody knows. */
export type PageCounts = Readonly<Partial<Record<string, ComponentType>>>;

interface AdminPageProps {
  readonly title: string;
  readonly counts: PageCounts;
}

/** What staff may open, with what each page is for: the drawer has the same names without the words. */
export function AdminPage({ title: heading, counts }: AdminPageProps) {
  const viewer = useViewer();
  const sections = drawerFor(viewer, false)
    .map(({ title = 'Management', items }) => ({
      title,
      pages: items.flatMap(({ id, label, to }) =>
        to !== undefined && to !== paths.dashboard && isBuilt(to) ? [{ id, label, to }] : [],
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageHeader title={heading} lead="What you may open, and what each page is for." />
      {!mayUse(viewer, 'customers.manage') && (
        <p className="k-soft">A super admin has to give you the right to manage customers.</p>
      )}
      <div className="k-admin-cards">
        {sections.map(({ title, pages }) => (
          <Card key={title} title={title}>
            <ul className="k-admin-pages">
              {pages.map(({ id, label, to }) => {
                const Count = counts[to];
                return (
                  <li key={id}>
                    <Link to={to} className="k-strong">
                      {label}
                    </Link>
                    {Count && <Count />}
                    <p className="k-small k-muted">{pageWords(to)}</p>
                  </li>
                );
              })}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
