import type { EnquiryActKind } from '@keelson/vocabulary';
import { formatDateTime } from '../../../ui/format/dates';
import type { EnquiryDetails } from '../enquiries.api';

const WORDS = { answered: 'answered', closed: 'closed it', reopened: 'opened it again' } as const satisfies Record<
  EnquiryActKind,
  string
>;

/** What staff did with a message, the oldest first. */
export function EnquiryActs({ acts }: Pick<EnquiryDetails, 'acts'>) {
  return (
    <>
      <h3 className="k-panel-title">What was done</h3>
      <ol className="k-inbox-acts">
        {acts.map(({ kind, at, by, text }, index) => (
          <li key={index}>
            <p>
              <b>{by}</b> {WORDS[kind]}{' '}
              <time className="k-micro k-muted" dateTime={at}>
                {formatDateTime(at)}
              </time>
            </p>
            {text !== null && <p className="k-inbox-text k-inbox-answer">{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
