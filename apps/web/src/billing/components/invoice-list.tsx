import { formatDate } from '../../ui/format/dates';
import { formatExactPence } from '../../ui/format/numbers';
import { useBillingInvoicesQuery } from '../billing.api';
import './checkout-return.css';

/** The newest invoices, as the payment provider has them. Nothing where there are none. */
export function InvoiceList() {
  const { data, error, refetch } = useBillingInvoicesQuery();
  if (data === undefined && error !== undefined)
    return (
      <p className="k-small k-muted">
        Your invoices could not be loaded.{' '}
        <button type="button" className="k-text-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <ul className="k-invoices" aria-label="Invoices">
      {data.map(({ invoiceId, number, createdAt, grossPence, status, pageUrl }) => (
        <li key={invoiceId}>
          <span>
            {pageUrl === null ? (
              (number ?? 'Invoice')
            ) : (
              <a href={pageUrl} target="_blank" rel="noreferrer">
                {number ?? 'Invoice'}
              </a>
            )}{' '}
            <span className="k-muted">{formatDate(createdAt)}</span>
          </span>
          <span className="k-num">
            {formatExactPence(grossPence)} {status}
          </span>
        </li>
      ))}
    </ul>
  );
}
