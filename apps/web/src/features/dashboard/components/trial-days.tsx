import { TimeIcon } from '@blueprintjs/icons';
import { useViewer } from '../../../session/use-viewer';
import { Tag } from '../../../ui/card/tag';
import { useNow } from '../../../ui/format/use-now';
import { trialDaysText } from '../trial-days-text';

const REFRESH_MS = 60_000;

/** How long the free trial goes on; nothing without one. */
export function TrialDays() {
  const text = trialDaysText(useViewer(), useNow(REFRESH_MS));
  return text === undefined ? null : (
    <Tag tone="caution" icon={<TimeIcon />}>
      {text}
    </Tag>
  );
}
