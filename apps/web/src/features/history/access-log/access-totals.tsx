import { LATELY_DAYS } from '@keelson/contracts/history';
import { Card } from '../../../ui/card/card';
import { Skeleton } from '../../../ui/card/skeleton';
import { formatCount } from '../../../ui/format/numbers';
import type { AccessLog } from './access-log.api';
import { peopleText, visitsText } from './visit-words';

/** How often either side looked, and how much was done, in the last 30 days; whatever is filtered. */
export function AccessTotals({ log }: { readonly log: AccessLog | undefined }) {
  const lately = log?.lately;
  const acts = lately && lately.staff.acts + lately.partner.acts;
  return (
    <div className="k-visit-totals" role="group" aria-label={`The last ${LATELY_DAYS} days`}>
      <Total
        label={`Keelson staff, last ${LATELY_DAYS} days`}
        value={lately && visitsText(lately.staff.visits)}
        note={lately && peopleText(lately.staff.people)}
      />
      <Total
        label={`Channel partners, last ${LATELY_DAYS} days`}
        value={lately && visitsText(lately.partner.visits)}
        note={lately && peopleText(lately.partner.people)}
      />
      <Total
        label="Done on your behalf, files included"
        value={acts === undefined ? undefined : acts === 0 ? 'Nothing' : formatCount(acts)}
        note={acts === undefined ? undefined : acts === 0 ? 'No change, no file' : 'Each stands below'}
      />
    </div>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly note: string | undefined;
}

const Total = ({ label, value, note }: TotalProps) => (
  <Card>
    <p className="k-visit-total-label">{label}</p>
    <p className="k-visit-total">{value ?? <Skeleton width="60%" height={24} />}</p>
    <p className="k-visit-total-note">{note ?? <Skeleton width="40%" height={12} />}</p>
  </Card>
);
