import { booksStandingText, isImporting, transfersUnreadText } from '@keelson/contracts/ledger';
import type { ReactNode } from 'react';
import { Callout } from '../ui/card/callout';
import { useFiguresBooksStandingQuery } from './books-standing.api';

interface BooksStandingNoteProps {
  readonly accountId: string;
  /** Leads to consent, which lets transfers be read; left out for viewers. */
  readonly reconnect?: ReactNode;
}

/** Where nothing is imported the note changes with events alone, which the page is told of. */
const WHILE_IMPORTING_MS = 10_000;

/** How the books stand, in the sentence that every page has for it. */
export function BooksStandingNote({ accountId, reconnect }: BooksStandingNoteProps) {
  const { data: known } = useFiguresBooksStandingQuery(accountId);
  const moves = known !== undefined && isImporting(known.standing);
  const { data } = useFiguresBooksStandingQuery(accountId, { pollingInterval: moves ? WHILE_IMPORTING_MS : 0 });
  if (!data) return null;
  const { standing, system, transfersUnread } = data;
  return (
    <>
      <p className="k-soft">{booksStandingText(standing, system)}</p>
      {transfersUnread && standing !== 'consentNeeded' && (
        <Callout tone="caution">
          <p>{transfersUnreadText}</p>
          {reconnect}
        </Callout>
      )}
    </>
  );
}
