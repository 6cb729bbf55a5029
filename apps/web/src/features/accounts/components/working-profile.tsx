import type { ReactNode } from 'react';
import { useViewer } from '../../../session/use-viewer';
import { PartnerProfile } from './partner-profile';
import { StaffProfile } from './staff-profile';

interface WorkingProfileProps {
  readonly onCancel: () => void;
  /** A partner's own account. */
  readonly partner: ReactNode;
}

/** The profile of people who work with Keelson, without a company user's boxes. */
export function WorkingProfile({ onCancel, partner }: WorkingProfileProps) {
  const { kind } = useViewer();
  if (kind !== 'partner') return <StaffProfile onCancel={onCancel} />;
  return (
    <>
      <PartnerProfile onCancel={onCancel} />
      <div className="k-working-account">{partner}</div>
    </>
  );
}
