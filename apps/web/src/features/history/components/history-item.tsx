import { PersonIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import type { HistoryEntry } from '../history.api';
import { timeOf } from '../history-days';
import { actorText, fromText } from '../history-words';
import { ChangeLines } from './change-lines';
import { GatheredItem } from './gathered-item';
import { HistorySign } from './history-sign';
import { PersonalText } from './personal-text';

interface HistoryItemProps {
  readonly accountId: string;
  readonly entry: HistoryEntry;
  /** Position of the event whose panel is open. */
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  /** Shows the events of one import alone. */
  readonly onImport: (importId: string) => void;
}

/** One event in the list: when, what, who, from where and what it changed. */
export function HistoryItem({ accountId, entry, chosen: open, onChoose, onImport }: HistoryItemProps) {
  const chosen = entry.position === open;
  if (entry.gathered)
    return (
      <GatheredItem
        accountId={accountId}
        entry={entry}
        gathered={entry.gathered}
        chosen={open}
        onChoose={onChoose}
        onImport={onImport}
      />
    );
  const { occurredAt, what, detail, actor, onBehalfOf, from, position, changes } = entry;
  const place = fromText(from);
  return (
    <div className="k-history-item" data-chosen={chosen}>
      <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
        {timeOf(occurredAt)}
      </time>
      <HistorySign {...entry} />
      <div className="k-grow">
        <OpensPanel open={chosen} className="k-history-what" onClick={() => onChoose(position)}>
          {what}
        </OpensPanel>
        <p className="k-small k-muted">
          {actorText(actor)}{' '}
          {onBehalfOf && (
            <Tag tone="hull" icon={<PersonIcon />}>
              on behalf of {onBehalfOf.name ?? 'the customer'}
            </Tag>
          )}{' '}
          {place !== '' && (
            <>
              from <PersonalText>{place}</PersonalText>
            </>
          )}
        </p>
        {detail !== null && <p className="k-small k-soft k-history-detail">{detail}</p>}
        <ChangeLines changes={changes} />
      </div>
      <span className="k-history-position" title="Place among all events">
        #{formatCount(position)}
      </span>
    </div>
  );
}
