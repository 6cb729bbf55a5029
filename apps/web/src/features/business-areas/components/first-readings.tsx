import { DocumentIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { isBuilt } from '../../../client/announced-pages';
import * as paths from '../../../client/paths';
import type { LearningModule } from '../../../learning/learning.api';
import { Card } from '../../../ui/card/card';

/** So many readings are shown (learning and back office §9). */
const AT_FIRST = 3;

/** The first three recommended readings. */
export function FirstReadings({ chapters }: { readonly chapters: LearningModule['chapters_masters'] }) {
  const readings = chapters
    .flatMap(({ chapterId, chapterName, learning_methodologies }) =>
      learning_methodologies.map((reading) => ({ ...reading, chapterId, chapterName })),
    )
    .slice(0, AT_FIRST);
  return (
    <Card title="Recommended Reading">
      <ul className="k-area-list">
        {readings.map(({ methodologyId, title, chapterId, chapterName }) => (
          <li key={methodologyId}>
            <DocumentIcon />
            <div>
              {isBuilt(paths.learning) ? <Link to={paths.learningChapter(chapterId)}>{title}</Link> : title}
              <p className="k-small k-muted">{chapterName}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
