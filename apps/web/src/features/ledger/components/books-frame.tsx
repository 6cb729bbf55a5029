import { ChevronLeftIcon } from '@blueprintjs/icons';
import { Link, useLocation } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { useViewer } from '../../../session/use-viewer';
import { CustomerChoice } from './customer-choice';

/** For those who look at others' books and have not said whose. */
export function NobodyChosen({ title }: { readonly title: string }) {
  const { kind } = useViewer();
  return (
    <>
      <PageHeader title={title} />
      {kind === 'superAdmin' ? (
        <CustomerChoice addressOf={(id) => `?customer=${id}`} />
      ) : (
        <Card>
          <EmptyState title="No customer is chosen">Open the figures of a customer from your list.</EmptyState>
        </Card>
      )}
    </>
  );
}

/** Back to what the pages about the books start from. */
export function BooksCrumb() {
  const { search } = useLocation();
  const customer = new URLSearchParams(search).get('customer');
  return (
    <Link to={paths.trustOf(customer ?? undefined)} className="k-row">
      <ChevronLeftIcon size={12} /> How fresh and how sure
    </Link>
  );
}
