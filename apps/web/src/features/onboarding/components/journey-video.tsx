import { Button } from '@blueprintjs/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import type { JourneyVideo as Video } from '../video-transcripts';

interface JourneyVideoProps {
  readonly video: Video;
  /** Shows the first picture and loads nothing of the video. */
  readonly still?: boolean;
  /** The video ended, or its transcript was read. */
  readonly onFinished?: (() => void) | undefined;
}

/** A video with captions, and its transcript for everybody who cannot or would rather not play it. */
export function JourneyVideo({ video, still = false, onFinished }: JourneyVideoProps) {
  const [broken, setBroken] = useState(false);
  const [reading, setReading] = useState(false);
  const transcript = useRef<HTMLDetailsElement>(null);
  const fail = (): void => {
    setBroken(true);
    if (transcript.current) transcript.current.open = true;
  };
  const follow = (event: SyntheticEvent<HTMLDetailsElement>): void => setReading(event.currentTarget.open);
  const file = `/videos/${video.name}`;
  return (
    <div className="onb-video">
      {broken ? (
        <Callout tone="caution" live>
          The video cannot be played here. Everything it shows is written below.
        </Callout>
      ) : (
        <video
          controls
          playsInline
          preload={still ? 'none' : 'metadata'}
          width={1280}
          height={720}
          poster={`${file}.jpg`}
          aria-label={video.title}
          onEnded={() => onFinished?.()}
          onError={fail}
        >
          <source src={`${file}.webm`} type="video/webm" />
          <source src={`${file}.mp4`} type="video/mp4" onError={fail} />
          <track kind="captions" src={`${file}.en.vtt`} srcLang="en" label="English" />
        </video>
      )}
      <details ref={transcript} className="onb-transcript" onToggle={follow}>
        <summary>Read it instead</summary>
        <div className="onb-transcript-text">
          {video.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reading && <Button onClick={() => onFinished?.()}>I have read this</Button>}
        </div>
      </details>
      <p className="k-micro k-muted">The video has no sound.</p>
    </div>
  );
}
