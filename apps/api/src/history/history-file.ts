import { EXPORTED_EVENTS_HEADER } from '@keelson/contracts/history';
import { RawAnswer } from '../platform/wire/answer';
import type { HistoryFile } from './export-history.query';

/** The file as a browser saves it. */
export const historyFile = ({ csv, fileName, events }: HistoryFile): RawAnswer =>
  new RawAnswer(csv, 'text/csv; charset=utf-8', {
    'content-disposition': `attachment; filename="${fileName}"`,
    [EXPORTED_EVENTS_HEADER]: String(events),
  });
