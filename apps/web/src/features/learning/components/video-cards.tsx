import { learningMessages as texts } from '@keelson/contracts/learning';
import { PlayIcon, TickCircleIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../ui/format/spans';
import { lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import type { Lesson } from '../lessons';

interface VideoCardsProps {
  readonly videos: readonly Lesson[];
  readonly mode: LearningMode;
}

/** Videos to watch first; a watched one is blurred under what it says of itself (LEARN-04). */
export const VideoCards = ({ videos, mode }: VideoCardsProps) => (
  <ul className="k-learn-videos">
    {videos.map((video) => (
      <li key={video.id} className={video.done ? 'k-learn-done' : undefined}>
        <Link to={lessonAddress(video, mode)} className="k-learn-video">
          <span className="k-learn-still" aria-hidden="true">
            <span className="k-learn-number">{video.number}</span>
            <span className="k-learn-play">
              <PlayIcon />
            </span>
            <span className="k-learn-seconds">{formatClock(video.seconds)}</span>
          </span>
          {video.done && (
            <span className="k-learn-overlay">
              <TickCircleIcon />
              <b>{texts.moduleComplete}</b>
              <span>{texts.watchAgain}</span>
            </span>
          )}
          <span className="k-sr">
            {video.done ? '' : 'Watch: '}
            {video.title}, {formatClock(video.seconds)}
          </span>
        </Link>
        <p className="k-learn-title" aria-hidden="true">
          {video.title}
        </p>
        <p className="k-micro k-muted">{video.chapterName}</p>
      </li>
    ))}
  </ul>
);
