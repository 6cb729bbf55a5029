import { ChevronRightIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { accountAddress, CUSTOMERS_ADDRESS } from '../addresses';

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
      <Link to={CUSTOMERS_ADDRESS}>User Management</Link>
      <ChevronRightIcon size={12} />
      <Link to={accountAddress(accountId)}>{name}</Link>
    </>
  );
}
