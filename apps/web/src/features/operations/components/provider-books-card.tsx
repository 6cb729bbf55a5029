import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { durationText } from '../operations-words';
import type { Overview } from '../operations.api';

/** How far the payment provider's books are read. */
export function ProviderBooksCard({ reconciliation }: { readonly reconciliation: Overview['reconciliation'] }) {
  return (
    <div id="reconciliation">
      <Card title="Payment provider’s books" subtitle="Read every night, and told of by its messages meanwhile.">
        <dl className="k-op-facts k-num">
          <dt>Last read</dt>
          <dd>{reconciliation === null ? 'Not yet' : formatDateTime(reconciliation.at)}</dd>
          {reconciliation !== null && (
            <>
              <dt>Up to</dt>
              <dd>
                {formatDateTime(reconciliation.until)}, {durationText(reconciliation.lagSeconds)} ago
              </dd>
              <dt>Found</dt>
              <dd>
                {reconciliation.read === 0
                  ? 'Nothing'
                  : `${formatCount(reconciliation.recorded)} new or changed of ${formatCount(reconciliation.read)}`}
              </dd>
            </>
          )}
        </dl>
      </Card>
    </div>
  );
}
