import { Button } from '@blueprintjs/core';
import { PlayIcon } from '@blueprintjs/icons';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { onboardingMessages } from '@keelson/contracts/onboarding';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { useShellSignupProgressQuery } from '../../../session/signup-progress.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Dialog } from '../../../ui/dialog/dialog';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { FINANCE_WALKTHROUGH } from '../../../ui/video/finance-videos';
import { useFinishWalkthrough } from '../use-finish-walkthrough';

/** Offers the walkthrough while its step of the onboarding is ahead; the ways on appear when the video has ended. */
export function WalkthroughPrompt() {
  const { data } = useShellSignupProgressQuery();
  const [open, setOpen] = useState(false);
  const [watched, setWatched] = useState(false);
  const status = data?.steps.find(({ step }) => step === 'myFinanceSummary')?.status;
  const due = status === 'inprogress';
  const { goOn, leave, busy } = useFinishWalkthrough(due);
  if (status !== 'inprogress' && status !== 'pending') return null;
  return (
    <>
      <section className="k-card mf-chapter" aria-label="Walkthrough">
        <span className="mf-chapter-sign">
          <PlayIcon />
        </span>
        <div className="k-grow">
          <p className="mf-chapter-name">A walk through your figures</p>
          <p className="k-small k-muted">
            25 seconds on what this page shows. {due && 'Then you go on to your goals.'}
          </p>
        </div>
        <Button intent="primary" onClick={() => setOpen(true)}>
          Watch the walkthrough
        </Button>
      </section>
      {open && (
        <Dialog
          open
          width={760}
          title={FINANCE_WALKTHROUGH.title}
          onClose={() => setOpen(false)}
          {...(watched && {
            actions: (
              <>
                <Button variant="outlined" loading={busy} onClick={() => void leave()}>
                  {myFinancialsMessages.saveAndLogOut}
                </Button>
                {due ? (
                  <Button intent="primary" loading={busy} onClick={() => void goOn()}>
                    {myFinancialsMessages.continueStep}
                  </Button>
                ) : (
                  <ButtonLink to={paths.onboarding} intent="primary">
                    Go to your next step
                  </ButtonLink>
                )}
              </>
            ),
          })}
        >
          <CaptionedVideo video={FINANCE_WALKTHROUGH} onFinished={() => setWatched(true)} />
          {watched && !due && <p className="k-small k-muted">{onboardingMessages.stepLocked}</p>}
        </Dialog>
      )}
    </>
  );
}
