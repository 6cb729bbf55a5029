import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { type Area, lowestChapter } from '../use-areas';

/** A business area on the overview: its score, its lowest chapter, and the way on. */
export function AreaCard({ area }: { readonly area: Area }) {
  const { module, score } = area;
  const lowest = lowestChapter(area);
  const lowestScore = score?.chapters.find(({ chapter_code }) => chapter_code === lowest?.chapterId);
  return (
    <Card className="k-area">
      <div className="k-area-head">
        <ScoreRing
          label={module.moduleName}
          percentage={score?.scoring_percentage ?? null}
          band={score?.band ?? null}
        />
        <div>
          <p className="k-small k-muted">Business area {module.moduleNumber}</p>
          <h3>
            <Link to={paths.businessModule(module.moduleId)}>{module.moduleName}</Link>
          </h3>
          {score?.band ? <ScoreTag band={score.band} /> : <Tag>Not answered yet</Tag>}
        </div>
      </div>
      <p className="k-small">{module.content}</p>
      <p className="k-small k-muted">{percentText(area.completion)} completed by quizzes</p>
      {score && lowest && lowestScore ? (
        <>
          <p className="k-small k-soft">
            Lowest chapter{' '}
            <b>
              {lowest.chapterName}, {percentText(lowestScore.scoring_percentage)}
            </b>
          </p>
          <ButtonLink to={paths.businessChapter(lowest.chapterId)}>Continue {lowest.chapterName}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={paths.moduleQuestionnaire(module.moduleId)}>Start {module.moduleName} Questionnaire</ButtonLink>
      )}
    </Card>
  );
}
