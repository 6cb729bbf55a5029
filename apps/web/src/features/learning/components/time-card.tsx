import { DocumentIcon, VideoIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import { lessonsWithin, minutesOf, minutesTogether, type ModuleOfHub } from '../lessons';

const TIMES = [
  ['5', '5 min'],
  ['10', '10 min'],
  ['20', '20 min'],
  ['60', 'More'],
] as const;

/** So many are shown, also where the time would be enough for more. */
const AT_MOST = 6;

interface TimeCardProps {
  readonly module: ModuleOfHub;
  readonly mode: LearningMode;
}

/** What fits into the time that there is, in the order in which it is recommended. */
export function TimeCard({ module, mode }: TimeCardProps) {
  const [time, setTime] = useState<(typeof TIMES)[number][0]>('10');
  const lessons = lessonsWithin(module, Number(time)).slice(0, AT_MOST);
  return (
    <Card title="How long have you got?">
      <ViewTabs label="How long have you got?" views={TIMES} view={time} onChange={setTime} />
      <ul className="k-learn-list">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            {lesson.kind === 'video' ? <VideoIcon /> : <DocumentIcon />}
            <Link to={lessonAddress(lesson, mode)}>{lesson.title}</Link>
            <span className="k-num k-small k-muted">{minutesOf(lesson)} min</span>
          </li>
        ))}
      </ul>
      <p className="k-small k-muted">{minutesTogether(lessons)} minutes in all, in this order</p>
    </Card>
  );
}
