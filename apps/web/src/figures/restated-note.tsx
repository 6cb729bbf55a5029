import { Link } from 'react-router-dom';
import { Callout } from '../ui/card/callout';
import { formatDateTime } from '../ui/format/dates';

interface RestatedNoteProps {
  /** Amounts that the last import restated. */
  readonly amounts: number;
  readonly importedAt: string | null;
  /** The page that lists them. */
  readonly trust: string;
}

/** The last import changed months that were shown before. */
export const RestatedNote = ({ amounts, importedAt, trust }: RestatedNoteProps) =>
  amounts === 0 || importedAt === null ? null : (
    <Callout tone="caution">
      The import of {formatDateTime(importedAt)} changed {amounts} {amounts === 1 ? 'amount' : 'amounts'} of months that
      were shown before. <Link to={trust}>See each of them, and what it did to your figures</Link>
    </Callout>
  );
