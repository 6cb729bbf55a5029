import type { ReactNode } from 'react';
import { TaskRemindersSetting } from '../../../learning/task-reminders-setting';
import { useViewer } from '../../../session/use-viewer';
import { useAccountsProfileQuery } from '../accounts.api';
import type { ProfileForm as Kind } from '../profile-values';
import { ConnectedAccountsBox } from './connected-accounts-box';
import { ProfileForm } from './profile-form';
import { ProfileReading } from './profile-reading';
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
  const reading = useAccountsProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const { premium } = useViewer();
  const leave = onLeave === undefined ? {} : { onLeave };
  return (
    <>
      <ProfileReading reading={reading}>
        {(profile, readAgain) => (
          <ProfileForm kind={kind} profile={profile} readAgain={readAgain} onCancel={onCancel} />
        )}
      </ProfileReading>
      <div className="k-profile-boxes">
        <SubscriptionBox {...leave} />
        <ConnectedAccountsBox financeSystem={financeSystem} partner={partner} {...leave} />
      </div>
      {premium && <TaskRemindersSetting />}
    </>
  );
}
