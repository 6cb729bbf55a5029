import { Button } from '@blueprintjs/core';
import { onboardingMessages } from '@keelson/contracts/onboarding';

interface LeaveButtonProps {
  readonly leaving?: boolean;
  readonly onLeave?: () => void;
}

export const LeaveButton = ({ leaving = false, onLeave }: LeaveButtonProps) => (
  <Button variant="outlined" loading={leaving} {...(onLeave && { onClick: onLeave })}>
    {onboardingMessages.saveAndLogOut}
  </Button>
);
