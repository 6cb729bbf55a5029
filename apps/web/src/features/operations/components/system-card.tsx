import { ErrorIcon, TickIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { formatCount } from '../../../ui/format/numbers';
import { RelativeTime } from '../../../ui/format/relative-time';
import { bytesText, PROCESS_KINDS } from '../operations-words';
import type { Overview } from '../operations.api';

const DATABASES = {
  postgres: { main: 'Events and read models', keys: 'Keys' },
  kurrentdb: { main: 'Read models and signed roots', keys: 'Keys' },
} as const;
const POOLS: Readonly<Record<string, string>> = {
  app: 'API to events and vault',
  reader: 'API to read models',
  keys: 'API to keys',
};

/** The processes and databases that the product stands on. */
export function SystemCard({ overview: { log, processes, databases, pools } }: { readonly overview: Overview }) {
  const replaced = ({ kind }: Overview['processes'][number]) =>
    processes.some((other) => other.kind === kind && other.alive);
  return (
    <div id="system" className="k-operations-pair">
      <Card title="Processes" subtitle="Each says every 5 seconds that it lives; after 15 it counts as silent.">
        <ul className="k-parts">
          {processes.map((each) => (
            <li key={each.id}>
              <span className="k-named">
                <b>{PROCESS_KINDS[each.kind]}</b>
                <span className="k-micro k-muted k-num">
                  {each.host}, process {each.pid}, started <RelativeTime instant={each.startedAt} />
                </span>
              </span>
              {each.alive ? (
                <Tag tone="positive" icon={<TickIcon />}>
                  Alive
                </Tag>
              ) : (
                <Tag tone={replaced(each) ? 'plain' : 'negative'} icon={<ErrorIcon />}>
                  <>
                    Silent since <RelativeTime instant={each.seenAt} />
                  </>
                </Tag>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Databases" subtitle="Connections in use against what the server allows.">
        <ul className="k-parts">
          {log.store === 'kurrentdb' && (
            <li>
              <span className="k-named">
                <b>Events</b>
                <span className="k-micro k-muted">KurrentDB. Positions order its events and do not count them.</span>
              </span>
            </li>
          )}
          {databases.map(({ name, health }) => (
            <li key={name}>
              <span className="k-named">
                <b>{DATABASES[log.store][name]}</b>
                <span className="k-micro k-muted k-num">
                  {health === null ? 'No answer' : `PostgreSQL ${health.version}, ${bytesText(health.bytes)}`}
                </span>
              </span>
              {health === null ? (
                <Tag tone="negative" icon={<ErrorIcon />}>
                  Away
                </Tag>
              ) : (
                <span className="k-num k-small">
                  {formatCount(health.connections)} of {formatCount(health.limit)}
                </span>
              )}
            </li>
          ))}
          {pools.map(({ name, used, waiting, limit }) => (
            <li key={`pool ${name}`}>
              <span className="k-named">
                <span>{POOLS[name] ?? name}</span>
                <span className="k-micro k-muted">Of the process that answered</span>
              </span>
              <span className="k-num k-small">
                {formatCount(used)} of {formatCount(limit)}
                {waiting > 0 && `, ${formatCount(waiting)} waiting`}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
