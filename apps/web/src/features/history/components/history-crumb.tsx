import { ChevronRightIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';

interface HistoryCrumbProps {
  readonly accountId: string;
  readonly name: string | undefined;
  /** Whether the pages above are for this reader. */
  readonly manages: boolean;
}

/** The way back to the customer and to all customers. */
export function HistoryCrumb({ accountId, name = 'Customer', manages }: HistoryCrumbProps) {
  if (!manages) return <span>{name}</span>;
  return (
    <>
      <Link to={paths.customers}>User Management</Link>
      <ChevronRightIcon size={12} />
      <Link to={paths.customer(accountId)}>{name}</Link>
    </>
  );
}
