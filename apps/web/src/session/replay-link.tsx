import { PlayIcon } from '@blueprintjs/icons';
import * as paths from '../client/paths';
import { useViewer } from './use-viewer';
import { mayUse } from './viewer';
import { ButtonLink } from '../ui/button/button-link';

interface ReplayLinkProps {
  readonly accountId: string;
  readonly size?: 'small';
}

/** Links to the replay of the onboarding, for staff who may see it. */
export function ReplayLink({ accountId, size }: ReplayLinkProps) {
  const viewer = useViewer();
  if (!mayUse(viewer, 'journeys.replay')) return null;
  return (
    <ButtonLink to={paths.replay(accountId)} {...(size && { size })}>
      <PlayIcon size={14} /> {size === 'small' ? 'Replay' : 'Onboarding replay'}
    </ButtonLink>
  );
}
