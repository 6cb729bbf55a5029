import { Button } from '@blueprintjs/core';
import { LockIcon, PlayIcon } from '@blueprintjs/icons';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import type { CoveredSection } from '@keelson/vocabulary';
import { type ReactNode, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { SECTION_VIDEOS } from '../../../ui/video/finance-videos';
import type { SectionLocks } from '../use-section-locks';

interface LockedSectionProps {
  readonly section: CoveredSection;
  readonly title: string;
  readonly locks: SectionLocks;
  readonly children: ReactNode;
}

/** Covers a part of the page until its video has ended once. What lies under the cover can be reached by nobody. */
export function LockedSection({ section, title, locks, children }: LockedSectionProps) {
  const [playing, setPlaying] = useState(false);
  const isLocked = locks.isLocked(section);
  const close = (): void => setPlaying(false);
  const watched = (): void => locks.unlock(section);
  return (
    <div className="mf-locked" data-locked={isLocked}>
      {locks.isUnsaved(section) && (
        <div className="mf-unsaved">
          <Callout tone="caution" live>
            {myFinancialsMessages.notRemembered}
            <Button size="small" onClick={watched}>
              Try again
            </Button>
          </Callout>
        </div>
      )}
      <div className="mf-locked-content" {...(isLocked && { inert: '', 'aria-hidden': true })}>
        {children}
      </div>
      {isLocked && (
        <section className="mf-cover-sheet" aria-label={`${title} is locked`}>
          <span className="mf-lock-sign">
            <LockIcon />
          </span>
          <p>{myFinancialsMessages.locked}</p>
          <Button intent="primary" icon={<PlayIcon />} onClick={() => setPlaying(true)}>
            Play the video
          </Button>
        </section>
      )}
      {playing && (
        <Dialog
          open
          width={760}
          title={SECTION_VIDEOS[section].title}
          onClose={close}
          {...(!isLocked && {
            actions: (
              <Button intent="primary" onClick={close}>
                Show the section
              </Button>
            ),
          })}
        >
          <CaptionedVideo video={SECTION_VIDEOS[section]} onFinished={watched} />
        </Dialog>
      )}
    </div>
  );
}
