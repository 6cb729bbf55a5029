import { Button } from '@blueprintjs/core';
import { PlayIcon } from '@blueprintjs/icons';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { useState } from 'react';
import { useShellSignupProgressQuery } from '../../../session/signup-progress.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { FINANCE_WALKTHROUGH } from '../../../ui/video/finance-videos';
import { useFinishWalkthrough } from '../use-finish-walkthrough';

/** Offers the walkthrough while its step of the onboarding is ahead; the ways on appear when the video has ended. */
export function WalkthroughPrompt() {
  const { data } = useShellSignupProgressQuery();
  const [open, setOpen] = useState(false);
  const [watched, setWatched] = useState(false);
  const { goOn, leave, busy } = useFinishWalkthrough();
  const status = data?.steps.find(({ step }) => step === 'myFinanceSummary')?.status;
  if (status !== 'inprogress' && status !== 'pending') return null;
  return (
    <>
      <section className="k-card mf-chapter" aria-label="Walkthrough">
        <span className="mf-chapter-sign">
          <PlayIcon />
        </span>
        <div className="k-grow">
          <p className="mf-chapter-name">A walk through your figures</p>
          <p className="k-small k-muted">25 seconds on what this page shows. Then you go on to your goals.</p>
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
                <Button intent="primary" loading={busy} onClick={() => void goOn()}>
                  {myFinancialsMessages.continueStep}
                </Button>
              </>
            ),
          })}
        >
          <CaptionedVideo video={FINANCE_WALKTHROUGH} onFinished={() => setWatched(true)} />
        </Dialog>
      )}
    </>
  );
}
