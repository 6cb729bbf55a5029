import { profileMessages as texts } from '@keelson/contracts/accounts';
import type { ReactNode } from 'react';
import { TaskRemindersSetting } from '../../../learning/task-reminders-setting';
import { useViewer } from '../../../session/use-viewer';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useAccountsProfileQuery } from '../accounts.api';
import type { ProfileForm as Kind } from '../profile-values';
import { ConnectedAccountsBox } from './connected-accounts-box';
import { ProfileForm } from './profile-form';
import { SubscriptionBox } from './subscription-box';
import './edit-profile-dialog.css';

export interface OwnProfileProps {
  readonly kind: Kind;
  readonly onCancel: () => void;
  /** Leads away from where the profile stands. */
  readonly onLeave?: () => void;
  /** What is said of the connected accounting system. */
  readonly financeSystem: ReactNode;
  /** What the channel partner's box shows. */
  readonly partner: ReactNode;
}

/** The profile of a company user with its boxes, in the dialog and on the page. */
export function OwnProfile({ kind, onCancel, onLeave, financeSystem, partner }: OwnProfileProps) {
  const { data, error, refetch } = useAccountsProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const { premium } = useViewer();
  const leave = onLeave === undefined ? {} : { onLeave };
  return (
    <>
      {data === undefined && error !== undefined && (
        <ErrorState title={texts.profileUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <SkeletonLines lines={8} label="Loading your profile" />}
      {data !== undefined && (
        <ProfileForm kind={kind} profile={data} readAgain={() => refetch().unwrap()} onCancel={onCancel} />
      )}
      <div className="k-profile-boxes">
        <SubscriptionBox {...leave} />
        <ConnectedAccountsBox financeSystem={financeSystem} partner={partner} {...leave} />
      </div>
      {premium && <TaskRemindersSetting />}
    </>
  );
}
