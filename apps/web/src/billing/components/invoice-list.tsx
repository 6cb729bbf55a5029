import { formatDate } from '../../ui/format/dates';
import { formatExactPence } from '../../ui/format/numbers';
import { type Invoice, useBillingInvoicesQuery } from '../billing.api';
import './checkout-return.css';

/** Below zero, it gave back time that was paid for; otherwise what of it came from such a credit. */
function settledBy({ grossPence, chargedPence, status }: Invoice): string {
  if (grossPence < 0) return 'credited';
  return chargedPence < grossPence
    ? `${status}, ${formatExactPence(grossPence - chargedPence)} of it from credit`
    : status;
}

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
      {data.map((invoice) => {
        const { invoiceId, number, createdAt, grossPence, pageUrl, pdfUrl } = invoice;
        return (
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
              {pdfUrl !== null && (
                <>
                  {' '}
                  <a href={pdfUrl} target="_blank" rel="noreferrer" aria-label={`PDF of ${number ?? 'the invoice'}`}>
                    PDF
                  </a>
                </>
              )}
            </span>
            <span className="k-num">
              {formatExactPence(grossPence)} {settledBy(invoice)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
