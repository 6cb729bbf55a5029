import { learningMessages as texts } from '@keelson/contracts/learning';
import { Button } from '@blueprintjs/core';
import type { JourneyEnd } from '../journey-end';

/** Both complete the onboarding. */
export const JourneyButtons = ({ journey }: { readonly journey: JourneyEnd }) => (
  <>
    <Button variant="outlined" disabled={journey.busy} onClick={journey.saveAndLogOut}>
      {texts.saveAndLogOut}
    </Button>
    <Button intent="primary" loading={journey.busy} onClick={journey.finish}>
      {texts.finishOnboarding}
    </Button>
  </>
);
