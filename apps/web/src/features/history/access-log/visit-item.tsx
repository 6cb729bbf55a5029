import { BlockedPersonIcon, DownloadIcon, EditIcon, EyeOpenIcon, PersonIcon, RecordIcon } from '@blueprintjs/icons';
import { ACCESS_ACT_TITLES, ACCESS_ACTS, type AccessAct, sideOf } from '@keelson/vocabulary';
import type { ReactElement } from 'react';
import { initialsOf } from '../../../session/initials';
import { Tag } from '../../../ui/card/tag';
import { timeOf } from '../history-days';
import type { Visit } from './access-log.api';
import { actsText, filesText, isOpen, itemText, lengthText, outcomeOf, visitorName, visitorSide } from './visit-words';

const SIGNS: Readonly<Record<AccessAct, ReactElement>> = {
  looked: <EyeOpenIcon size={13} />,
  exported: <DownloadIcon size={13} />,
  acted: <EditIcon size={13} />,
  refused: <BlockedPersonIcon size={13} />,
};

interface VisitItemProps {
  readonly visit: Visit;
  readonly now: number;
}

/** One visit: when, who, why, and what was looked at and done. */
export function VisitItem({ visit, now }: VisitItemProps) {
  const { since, who, acting, items } = visit;
  const open = isOpen(visit, now);
  return (
    <li className="k-visit" data-open={open}>
      <div className="k-visit-when">
        <time dateTime={since}>{timeOf(since)}</time>
        <span>{open && acting?.endsAt != null ? `up to ${timeOf(acting.endsAt)}` : lengthText(visit)}</span>
      </div>
      <div className="k-visit-who">
        <span className="k-visit-initials" data-side={sideOf(who.kind)} aria-hidden="true">
          {initialsOf({ name: who.name ?? '', surname: '' })}
        </span>
        <div>
          <p className="k-visit-name">{visitorName(who)}</p>
          <Tag tone={sideOf(who.kind) === 'staff' ? 'hull' : 'plain'} icon={<PersonIcon />}>
            {visitorSide(who)}
          </Tag>
          {who.company !== null && <p className="k-visit-company">{who.company}</p>}
        </div>
      </div>
      <div className="k-visit-what">
        {acting !== null && (
          <p className="k-visit-why">{acting.reason === null ? 'Acted as you' : `“${acting.reason}”`}</p>
        )}
        {ACCESS_ACTS.map((act) => {
          const told = items.filter((item) => item.act === act);
          if (told.length === 0) return null;
          return (
            <div key={act} className="k-visit-act" data-act={act}>
              {SIGNS[act]}
              <div>
                {act !== 'acted' && <span className="k-soft">{ACCESS_ACT_TITLES[act]}: </span>}
                {told.map((item, index) => (
                  <span key={`${item.what} ${item.detail ?? ''}`}>
                    {index > 0 && '; '}
                    {itemText(item)}
                  </span>
                ))}
              </div>
            </div>
          );
        })}
        {acting !== null && items.length === 0 && <p className="k-soft">Nothing looked at or done yet.</p>}
      </div>
      <Outcome visit={visit} open={open} />
    </li>
  );
}

function Outcome({ visit, open }: { readonly visit: Visit; readonly open: boolean }) {
  const { acts, files } = outcomeOf(visit);
  return (
    <div className="k-visit-outcome">
      {open && (
        <Tag tone="caution" icon={<RecordIcon />}>
          Acting as you now
        </Tag>
      )}
      {acts > 0 && (
        <Tag tone="caution" icon={<EditIcon />}>
          {actsText(acts)}
        </Tag>
      )}
      {files > 0 && (
        <Tag tone="caution" icon={<DownloadIcon />}>
          {filesText(files)}
        </Tag>
      )}
      {acts + files === 0 && !open && <Tag icon={<EyeOpenIcon />}>Looked only</Tag>}
    </div>
  );
}
