import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { useDashboardOpenStepMutation } from '../dashboard.api';
import { GuidedTour } from '../../../ui/tour/guided-tour';
import { TOUR_STEPS } from '../tour-steps';

/** Greets the owner once, when the figures have come; the history remembers that it did. */
export function Welcome() {
  const [stage, setStage] = useState<'greeting' | 'tour' | 'over'>('greeting');
  const [openStep] = useDashboardOpenStepMutation();
  const leave = (to: 'tour' | 'over'): void => {
    setStage(to);
    void openStep();
  };
  switch (stage) {
    case 'greeting':
      return (
        <Dialog
          open
          title="Welcome"
          onClose={() => leave('over')}
          actions={
            <Button intent="primary" onClick={() => leave('tour')}>
              {texts.explore}
            </Button>
          }
        >
          <p>{texts.welcome}</p>
        </Dialog>
      );
    case 'tour':
      return <GuidedTour steps={TOUR_STEPS} onEnd={() => setStage('over')} />;
    case 'over':
      return null;
  }
}
