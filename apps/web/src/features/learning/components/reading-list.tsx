import { learningMessages as texts } from '@keelson/contracts/learning';
import { TickCircleIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/button-link';
import { lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import { type Lesson, minutesOf } from '../lessons';

interface ReadingListProps {
  readonly readings: readonly Lesson[];
  readonly mode: LearningMode;
}

/** Readings to read first; a finished one says that it can be read again (LEARN-04). */
export const ReadingList = ({ readings, mode }: ReadingListProps) => (
  <ul className="k-learn-readings">
    {readings.map((reading) => (
      <li key={reading.id} className={reading.done ? 'k-learn-done' : undefined}>
        <div className="k-grow">
          <p className="k-learn-title">{reading.title}</p>
          <p className="k-micro k-muted">
            {reading.chapterName}, {minutesOf(reading)} min
          </p>
        </div>
        {reading.done ? (
          <Link to={lessonAddress(reading, mode)} className="k-learn-again">
            <TickCircleIcon /> {texts.readAgain}
            <span className="k-sr"> {reading.title}</span>
          </Link>
        ) : (
          <ButtonLink to={lessonAddress(reading, mode)}>
            Read<span className="k-sr"> {reading.title}</span>
          </ButtonLink>
        )}
      </li>
    ))}
  </ul>
);
