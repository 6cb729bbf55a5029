import type { FlagValue } from '@keelson/contracts/onboarding';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import { formatSpan } from '../../../ui/format/spans';
import { FLAG_NAMES, FLAG_WORDS } from '../differences';
import type { Moment, Replay } from '../journeys.api';
import { actorWords, momentWords } from '../moment-words';

interface EventCardProps {
  readonly replay: Replay;
  readonly moment: Moment;
  /** Whether this viewer may read the account history. */
  readonly mayReadHistory: boolean;
}

const NAMES = new Map<string, string>(FLAG_NAMES);
const flagText = (value: FlagValue): string => FLAG_WORDS[value].toLowerCase();

/** What happened, by whom, after how long, and what it changed. */
export function EventCard({ replay, moment, mayReadHistory }: EventCardProps) {
  const { what, detail } = momentWords(moment.act);
  const { number, by, idleMs, elapsedMs, changes, position, type } = moment;
  return (
    <Card title="This event">
      <dl className="rp-facts k-num">
        <div>
          <dt>What</dt>
          <dd>{what}</dd>
        </div>
        {detail !== null && (
          <div>
            <dt>Detail</dt>
            <dd>{detail}</dd>
          </div>
        )}
        <div>
          <dt>By</dt>
          <dd>{actorWords(by)}</dd>
        </div>
        <div>
          <dt>After a pause of</dt>
          <dd>{number === 1 ? 'None, it is the first' : formatSpan(idleMs)}</dd>
        </div>
        <div>
          <dt>Since the start</dt>
          <dd>{formatSpan(elapsedMs)}</dd>
        </div>
        {changes.map(({ flag, from, to }) => (
          <div key={flag}>
            <dt>{NAMES.get(flag)}</dt>
            <dd>
              {flagText(from)} <span className="k-muted">to</span> <b className="k-strong">{flagText(to)}</b>
            </dd>
          </div>
        ))}
        <div>
          <dt>Position</dt>
          <dd className="rp-mono">
            {mayReadHistory ? (
              <Link className="k-link" to={paths.historyEvent(replay.account.id, position)}>
                #{formatCount(position)}
                <span className="k-sr"> in the account history</span>
              </Link>
            ) : (
              `#${formatCount(position)}`
            )}
          </dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd className="rp-mono">{type}</dd>
        </div>
      </dl>
      <LastError replay={replay} moment={moment} />
    </Card>
  );
}

/** The error before this moment, where there is one nearby. */
function LastError({ replay, moment }: Pick<EventCardProps, 'replay' | 'moment'>) {
  const before = replay.moments.slice(0, moment.number - 1).reverse();
  const error = before.find(({ act }) => momentWords(act).tone === 'bad');
  if (error === undefined || momentWords(moment.act).tone === 'bad') return null;
  const { what, detail } = momentWords(error.act);
  return (
    <div className="rp-last-error">
      <Callout tone="negative">
        <b>{formatSpan(moment.elapsedMs - error.elapsedMs)} before:</b> {sentence(what)}{' '}
        {detail !== null && sentence(detail)}
      </Callout>
    </div>
  );
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
