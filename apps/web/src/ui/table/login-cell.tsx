import { formatDate, formatDateTime } from '../format/dates';
import './table.css';

/** The day of a login, its time in the tooltip. */
export function LoginCell({ instant }: { readonly instant: string | null }) {
  if (instant === null) return <span className="k-muted">Never</span>;
  return (
    <time className="k-num k-login-cell" dateTime={instant} title={formatDateTime(instant)}>
      {formatDate(instant)}
    </time>
  );
}
