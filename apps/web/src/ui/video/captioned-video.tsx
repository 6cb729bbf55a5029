import { Button } from '@blueprintjs/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Callout } from '../card/callout';
import type { ProductVideo } from './product-videos';
import './captioned-video.css';

interface CaptionedVideoProps {
  readonly video: ProductVideo;
  /** The video ended, or its transcript was read. Without it nobody asks whether it was. */
  readonly onFinished?: () => void;
  /** `none` where the video is one thing of many on its page. */
  readonly preload?: 'none' | 'metadata';
}

/** Browsers that cannot play it take the other file at once. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

/** A video with captions, and its transcript for everybody who cannot or would rather not play it. */
export function CaptionedVideo({ video, onFinished, preload = 'metadata' }: CaptionedVideoProps) {
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
    <div className="k-video">
      {broken ? (
        <Callout tone="caution" live>
          The video cannot be played here. Everything it shows is written below.
        </Callout>
      ) : (
        <video
          controls
          playsInline
          preload={preload}
          width={1280}
          height={720}
          poster={`${file}.jpg`}
          aria-label={video.title}
          {...(onFinished && { onEnded: onFinished })}
          onError={fail}
        >
          <source src={`${file}.webm`} type={AV1} />
          <source src={`${file}.mp4`} type="video/mp4" onError={fail} />
          <track kind="captions" src={`${file}.en.vtt`} srcLang="en" label="English" />
        </video>
      )}
      <details ref={transcript} className="k-transcript" onToggle={follow}>
        <summary>Read it instead</summary>
        <div className="k-transcript-text">
          {video.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reading && onFinished && <Button onClick={onFinished}>I have read this</Button>}
        </div>
      </details>
      <p className="k-micro k-muted">The video has no sound.</p>
    </div>
  );
}
