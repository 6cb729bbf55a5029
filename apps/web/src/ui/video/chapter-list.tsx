import { formatClock } from '../format/spans';
import type { VideoChapter } from './playable-video';

interface ChapterListProps {
  /** Of the video. */
  readonly title: string;
  readonly chapters: readonly VideoChapter[];
  /** Where the video is. */
  readonly second: number;
  readonly onGoTo: (second: number) => void;
}

/** The parts of a video; each leads to its place. */
export function ChapterList({ title, chapters, second, onGoTo }: ChapterListProps) {
  const current = chapters.findLastIndex(({ from }) => from <= second);
  return (
    <ol className="k-video-chapters" aria-label={`Parts of the video: ${title}`}>
      {chapters.map(({ title: name, from }, index) => (
        <li key={from}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => onGoTo(from)}>
            <span className="k-video-second">{formatClock(from)}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
