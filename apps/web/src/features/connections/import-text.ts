import { connectionsMessages as texts, importFailedText, lastImportText } from '@keelson/contracts/connections';
import type { ImportState } from '@keelson/vocabulary';
import { formatDateTime, formatRelative } from '../../ui/format/dates';

interface Imports {
  readonly importStatus: ImportState;
  readonly importEnded: string | null;
  readonly message: string | null;
}

/** How the import stands, in the specified words. */
export function importText({ importStatus, importEnded, message }: Imports, now: number): string {
  switch (importStatus) {
    case 'pending':
      return texts.importPending;
    case 'started':
      return texts.importInProgress;
    case 'error':
      return importFailedText(message ?? '', importEnded === null ? null : formatRelative(importEnded, now));
    case 'none':
    case 'finished':
      return lastImportText(importEnded === null ? null : formatDateTime(importEnded));
  }
}
