import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { owesPayment } from '@keelson/vocabulary';
import { useViewer } from '../../../session/use-viewer';
import { useNow } from '../../../ui/format/use-now';
import { booksWords } from '../books-words';
import { useConnectionsListQuery } from '../connections.api';
import './books-state.css';

const REFRESH_MS = 60_000;

/** For an owner: how the books stand. It follows imports, and leads to what can be done about it. */
export function BooksState() {
  const { kind, id, standing } = useViewer();
  const isOpen = kind === 'customer' && standing !== 'unconfirmed' && !owesPayment(standing);
  const { currentData, error } = useConnectionsListQuery(id, { skip: !isOpen });
  const now = useNow(REFRESH_MS);
  if (!isOpen) return null;
  if (currentData === undefined)
    return <span className="k-books">{error === undefined ? ' ' : 'State of the books not known'}</span>;
  const { tone, text, title } = booksWords(currentData.financeConnections[0], now);
  // Connecting comes with a plan, or with the onboarding.
  const mayConnect = standing !== 'basic';
  return (
    <span className="k-books">
      <i className={`k-books-dot k-books-${tone}`} aria-hidden="true" />
      <Link to={mayConnect && tone !== 'positive' ? paths.connectAccounts : paths.trust} title={title}>
        {text}
      </Link>
    </span>
  );
}
