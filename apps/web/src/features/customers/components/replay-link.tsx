import { PlayIcon } from '@blueprintjs/icons';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { replayAddress } from '../addresses';

interface ReplayLinkProps {
  readonly accountId: string;
  readonly size?: 'small';
}

/** Leads to the replay of the onboarding whoever may see it. */
export function ReplayLink({ accountId, size }: ReplayLinkProps) {
  const viewer = useViewer();
  if (!mayUse(viewer, 'journeys.replay')) return null;
  return (
    <ButtonLink to={replayAddress(accountId)} {...(size && { size })}>
      <PlayIcon size={14} /> {size === 'small' ? 'Replay' : 'Onboarding replay'}
    </ButtonLink>
  );
}
