import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Trust } from '../ledger.api';
import { SOURCE_NAMES } from '../trust-words';
import '../../../ui/panel/side-panel.css';

/** When figures last came, from where, and what they brought. */
export function LastImportCard({ trust }: { readonly trust: Trust }) {
  const { lastImport, informationFrom } = trust;
  return (
    <Card
      title="Last import"
      {...(informationFrom === null ? {} : { subtitle: `From ${SOURCE_NAMES[informationFrom]}` })}
    >
      {lastImport === null ? (
        <p className="k-soft">
          {informationFrom === 'manual' ? 'These figures were entered, not imported.' : 'Nothing was imported yet.'}
        </p>
      ) : (
        <div className="k-stack">
          {lastImport.importStatus === 'error' && lastImport.message !== null && (
            <Callout tone="negative">{lastImport.message}</Callout>
          )}
          {lastImport.finishedAt === null ? (
            <p className="k-soft">No import has ended yet.</p>
          ) : (
            <dl className="k-facts k-num">
              <dt>Finished</dt>
              <dd>
                <RelativeTime instant={lastImport.finishedAt} />
              </dd>
              <dt>Months looked at</dt>
              <dd>{lastImport.months}</dd>
              <dt>New or changed months</dt>
              <dd>{lastImport.changedMonths}</dd>
              <dt>Accounts</dt>
              <dd>{lastImport.accounts}</dd>
            </dl>
          )}
        </div>
      )}
    </Card>
  );
}
