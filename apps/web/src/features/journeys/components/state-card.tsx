import { TickIcon } from '@blueprintjs/icons';
import type { FlagValue } from '@keelson/contracts/onboarding';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { FLAG_NAMES, FLAG_WORDS } from '../differences';
import type { Moment } from '../journeys.api';

/** The specified flags as they stood. */
export function StateCard({ moment }: { readonly moment: Moment }) {
  const moved = new Set<string>(moment.changes.map(({ flag }) => flag));
  return (
    <Card title="State at this moment">
      <dl className="rp-facts" aria-label="Flags">
        {FLAG_NAMES.map(([flag, name]) => (
          <div key={flag} data-flag={flag}>
            <dt>{name}</dt>
            <dd>
              <FlagTag value={moment.flags[flag]} />
              {moved.has(flag) && <span className="rp-moved">just now</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function FlagTag({ value }: { readonly value: FlagValue }) {
  switch (value) {
    case 'completed':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          {FLAG_WORDS[value]}
        </Tag>
      );
    case 'inprogress':
      return <span className="k-tag rp-in-progress">{FLAG_WORDS[value]}</span>;
    case 'pending':
      return <span className="k-muted">{FLAG_WORDS[value]}</span>;
  }
}
