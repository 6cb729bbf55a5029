import { ACCOUNTING_PROVIDER_TITLES } from '@keelson/vocabulary';
import { formatDateTime, formatMoment } from '../../ui/format/dates';
import type { FinanceConnection } from './connections.api';

export interface BooksWords {
  readonly tone: 'positive' | 'working' | 'negative' | 'none';
  readonly text: string;
  /** More than fits into the header. */
  readonly title: string;
}

/** How the books stand, in a few words: connected or not, imported when, importing, failed. */
export function booksWords(connection: FinanceConnection | undefined, now: number): BooksWords {
  if (connection === undefined)
    return { tone: 'none', text: 'Books not connected', title: 'No accounting system is connected' };
  const { provider, tenantName, importStatus, importEnded, reconnectNeeded, message } = connection;
  const system = ACCOUNTING_PROVIDER_TITLES[provider];
  const last = importEnded === null ? '' : `, last import ${formatDateTime(importEnded)}`;
  const title = `${system}, ${tenantName}${last}`;
  if (reconnectNeeded) return { tone: 'negative', text: `${system}, consent needed`, title };
  switch (importStatus) {
    case 'pending':
      return { tone: 'working', text: `${system}, import pending`, title };
    case 'started':
      return { tone: 'working', text: `${system}, importing…`, title };
    case 'error':
      return {
        tone: 'negative',
        text: `${system}, import failed`,
        title: message === null ? title : `${title}: ${message}`,
      };
    case 'none':
    case 'finished':
      return importEnded === null
        ? { tone: 'none', text: `${system}, not imported yet`, title }
        : { tone: 'positive', text: `${system}, synced ${formatMoment(importEnded, now)}`, title };
  }
}
