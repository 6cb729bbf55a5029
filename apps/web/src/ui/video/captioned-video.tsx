import { Button } from '@blueprintjs/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Callout } from '../card/callout';
import { ChapterList } from './chapter-list';
import type { PlayableVideo } from './playable-video';
import { firstGap, type PlayedRange } from './played-share';
import { type OnPlayed, usePlayed } from './use-played';
import './captioned-video.css';

interface CaptionedVideoProps {
  readonly video: PlayableVideo;
  /**
   * How much was played so far (0 to 1, what was skipped does not count) and whether the video came to its end since it
   * was loaded. Called when the share has grown by a hundredth, and at the end; `isWatched` says whether it is enough.
   */
  readonly onPlayed?: OnPlayed;
  /** Played on another day or device: it counts, and the video goes on where it was left. */
  readonly playedBefore?: readonly PlayedRange[];
  /** The video ended, however it got there, or its transcript was read. Without it nobody asks whether it was. */
  readonly onFinished?: () => void;
  /** Somebody says that they have read the transcript instead. */
  readonly onRead?: () => void;
  /** `none` where the video is one thing of many on its page. */
  readonly preload?: 'none' | 'metadata';
}

const NOTHING_PLAYED: readonly PlayedRange[] = [];

/** A video with captions, and its transcript for everybody who cannot or would rather not play it. */
export function CaptionedVideo(props: CaptionedVideoProps) {
  const { video, onPlayed, playedBefore = NOTHING_PLAYED, onFinished, onRead, preload = 'metadata' } = props;
  const [broken, setBroken] = useState(false);
  const [reading, setReading] = useState(video.sources.length === 0);
  const [second, setSecond] = useState(0);
  const player = useRef<HTMLVideoElement>(null);
  const transcript = useRef<HTMLDetailsElement>(null);
  const report = usePlayed(onPlayed, playedBefore);
  useEffect(() => {
    const { current } = player;
    // Who has begun to watch is left where they are.
    if (current && playedBefore.length > 0 && current.currentTime === 0) current.currentTime = firstGap(playedBefore);
  }, [playedBefore]);
  const isThere = video.sources.length > 0;
  const fail = (): void => {
    setBroken(true);
    if (transcript.current) transcript.current.open = true;
  };
  const follow = (event: SyntheticEvent<HTMLDetailsElement>): void => setReading(event.currentTarget.open);
  const goTo = (from: number): void => {
    if (!player.current) return;
    player.current.currentTime = from;
    // A browser that wants to be asked first leaves it paused at the place.
    void player.current.play().catch(() => undefined);
  };
  const hasBeenRead = (): void => {
    onRead?.();
    onFinished?.();
  };
  return (
    <div className="k-video">
      {!isThere && <Callout tone="info">This video has not been made yet. What it says is written below.</Callout>}
      {isThere && broken && (
        <Callout tone="caution" live>
          The video cannot be played here. Everything it shows is written below.
        </Callout>
      )}
      {isThere && !broken && (
        <video
          ref={player}
          controls
          playsInline
          preload={preload}
          width={1280}
          height={720}
          aria-label={video.title}
          {...(video.poster !== undefined && { poster: video.poster })}
          {...(isOfAnotherOrigin(video.captions) && { crossOrigin: 'anonymous' })}
          onTimeUpdate={({ currentTarget }) => {
            setSecond(currentTarget.currentTime);
            report(currentTarget);
          }}
          onEnded={({ currentTarget }) => {
            report(currentTarget, true);
            onFinished?.();
          }}
          onError={({ target, currentTarget }) => {
            // React passes the error of a source on, which may be followed by one that plays.
            if (target === currentTarget) fail();
          }}
        >
          {video.sources.map(({ address, type }, index) => (
            <source
              key={address}
              src={address}
              {...(type !== undefined && { type })}
              {...(index === video.sources.length - 1 && { onError: fail })}
            />
          ))}
          {video.captions !== undefined && (
            <track
              kind="captions"
              src={video.captions}
              srcLang="en"
              label="English"
              default={video.isCaptionedByItself !== true}
            />
          )}
          {video.chapterMarks !== undefined && (
            <track kind="chapters" src={video.chapterMarks} srcLang="en" label="Chapters" />
          )}
        </video>
      )}
      {isThere && !broken && video.chapters && (
        <ChapterList title={video.title} chapters={video.chapters} second={second} onGoTo={goTo} />
      )}
      <details ref={transcript} className="k-transcript" open={!isThere} onToggle={follow}>
        <summary>Read it instead</summary>
        <div className="k-transcript-text">
          {video.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reading && (onRead ?? onFinished) && <Button onClick={hasBeenRead}>I have read this</Button>}
        </div>
      </details>
      {isThere && video.isSilent && <p className="k-micro k-muted">The video has no sound.</p>}
    </div>
  );
}

/** A browser shows captions from elsewhere only with a video that was asked for in the same way. */
const isOfAnotherOrigin = (address: string | undefined): boolean =>
  address !== undefined && new URL(address, window.location.href).origin !== window.location.origin;
