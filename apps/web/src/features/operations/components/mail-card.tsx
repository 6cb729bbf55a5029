import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import { RelativeTime } from '../../../ui/format/relative-time';
import { durationText } from '../operations-words';
import type { Overview } from '../operations.api';

export function MailCard({ mail }: { readonly mail: Overview['mail'] }) {
  const { waiting, failed, oldestWaitingSeconds, lastSent } = mail;
  return (
    <div id="mail">
      <Card title="Mail" subtitle="What waits to be handed to the mail server.">
        <dl className="k-op-facts k-num">
          <dt>Waiting</dt>
          <dd>
            {waiting === 0 ? 'Nothing' : formatCount(waiting)}
            {oldestWaitingSeconds !== null && `, the oldest for ${durationText(oldestWaitingSeconds)}`}
          </dd>
          <dt>Failed</dt>
          <dd>
            {failed === 0 ? (
              'Nothing'
            ) : (
              <a className="k-link" href="#jobs">
                {formatCount(failed)}
              </a>
            )}
          </dd>
          <dt>Last sent</dt>
          <dd>{lastSent === null ? 'Nothing within a day' : <RelativeTime instant={lastSent} />}</dd>
        </dl>
      </Card>
    </div>
  );
}
