import { booksStandingBrief, booksStandingText, booksStandingTone } from '@keelson/contracts/ledger';
import { owesPayment } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { type StandingOfBooks, useFiguresBooksStandingQuery } from '../../../figures/books-standing.api';
import { useViewer } from '../../../session/use-viewer';
import { formatDateTime, formatMoment } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import './books-state.css';

const REFRESH_MS = 60_000;

/** For an owner: how the books stand. It follows imports, and leads to what can be done about it. */
export function BooksState() {
  const { kind, id, standing } = useViewer();
  const isOpen = kind === 'customer' && standing !== 'unconfirmed' && !owesPayment(standing);
  const { currentData, error } = useFiguresBooksStandingQuery(id, { skip: !isOpen });
  const now = useNow(REFRESH_MS);
  if (!isOpen) return null;
  if (currentData === undefined)
    return <span className="k-books">{error === undefined ? ' ' : 'State of the books not known'}</span>;
  const { standing: books, system, importEnded } = currentData;
  const tone = booksStandingTone(books);
  // Connecting comes with a plan, or with the onboarding.
  const mayConnect = standing !== 'basic';
  return (
    <span className="k-books">
      <i className={`k-books-dot k-books-${tone}`} aria-hidden="true" />
      <Link to={mayConnect && tone !== 'positive' ? paths.connectAccounts : paths.trust} title={atLength(currentData)}>
        {booksStandingBrief(books, system, importEnded && formatMoment(importEnded, now))}
      </Link>
    </span>
  );
}

/** The sentence of the pages, with what the header has no room for. */
const atLength = ({ standing, system, importEnded, message }: StandingOfBooks): string =>
  [
    booksStandingText(standing, system),
    importEnded !== null && `Last finished import ${formatDateTime(importEnded)}.`,
    standing === 'importFailed' && message,
  ]
    .filter(Boolean)
    .join(' ');
