import { Link } from 'react-router-dom';
import { isBuilt } from '../client/announced-pages';
import * as paths from '../client/paths';
import { useViewer } from '../session/use-viewer';
import { Card } from '../ui/card/card';
import { PageHeader } from '../ui/page/page-header';
import { drawerFor } from './drawer-items';
import { pageWords } from './help/page-words';
import './admin-page.css';

/** What staff may open, with what each page is for: the drawer has the same names without the words. */
export function AdminPage() {
  const sections = drawerFor(useViewer(), false)
    .map(({ title = 'Management', items }) => ({
      title,
      pages: items.flatMap(({ id, label, to }) =>
        to !== undefined && to !== paths.dashboard && isBuilt(to) ? [{ id, label, to }] : [],
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageHeader title="Administration" lead="What you may open, and what each page is for." />
      <div className="k-admin-cards">
        {sections.map(({ title, pages }) => (
          <Card key={title} title={title}>
            <ul className="k-admin-pages">
              {pages.map(({ id, label, to }) => (
                <li key={id}>
                  <Link to={to} className="k-strong">
                    {label}
                  </Link>
                  <p className="k-small k-muted">{pageWords(to)}</p>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
