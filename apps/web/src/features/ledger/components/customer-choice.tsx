import { SearchIcon } from '@blueprintjs/icons';
import { customersMessages } from '@keelson/contracts/customers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatCount } from '../../../ui/format/numbers';
import { SEARCH_PAUSE_MS } from '../../../ui/form/search-pause';
import { useSettled } from '../../../ui/form/use-settled';
import { useLedgerCustomersQuery } from '../ledger.api';
import '../../../ui/form/form.css';
import '../../../ui/table/table.css';
import './customer-choice.css';

interface CustomerChoiceProps {
  /** The address of the page for one customer. */
  readonly addressOf: (accountId: string) => string;
}

/** Whose figures to look at. */
export function CustomerChoice({ addressOf }: CustomerChoiceProps) {
  const [search, setSearch] = useState('');
  const asked = useSettled(search, SEARCH_PAUSE_MS);
  const { data, error, refetch } = useLedgerCustomersQuery(asked);
  return (
    <Card title="Choose a customer" subtitle="Their figures by month, as the accounting system brought them." flush>
      <div className="k-customer-search">
        <div className="k-table-search" role="search">
          <SearchIcon />
          <input
            type="search"
            className="bp6-input k-input"
            aria-label={customersMessages.searchPlaceholder}
            placeholder={customersMessages.searchPlaceholder}
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      {data === undefined && error !== undefined && (
        <ErrorState title="Could not load the customers" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <div className="k-customer-search">
          <SkeletonLines lines={6} label="Loading the customers" />
        </div>
      )}
      {data?.rows.length === 0 && <EmptyState title={customersMessages.empty}>Shorten the search.</EmptyState>}
      {data && data.rows.length > 0 && (
        <ul className="k-customer-list">
          {data.rows.map(({ id, name, company_name, email }) => (
            <li key={id}>
              <Link to={addressOf(id)}>
                <span className="k-strong">{company_name || name}</span>
                <span className="k-muted">
                  {name}, {email}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.matching > data.rows.length && (
        <p className="k-card-foot">
          {data.more && 'More than '}
          {formatCount(data.matching - data.rows.length)} more. Type a part of the name to find a customer.
        </p>
      )}
    </Card>
  );
}
