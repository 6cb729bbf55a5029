import { Button } from '@blueprintjs/core';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import type { ModuleScore } from '../../../learning/questionnaires.api';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { Card } from '../../../ui/card/card';

interface ChapterScoresProps {
  readonly module: ModuleScore;
  readonly onExplain: (chapterId: string) => void;
}

const WORDS = { red: 'challengeText', green: 'excellentText' } as const;

/** A gauge per chapter, the lowest first: the order to work on them. */
export function ChapterScores({ module, onExplain }: ChapterScoresProps) {
  const { text } = useContent(CONTENT.questionnaireScore);
  const chapters = [...module.chapters].sort(
    (a, b) => (a.scoring_percentage ?? 101) - (b.scoring_percentage ?? 101) || a.chapter_number - b.chapter_number,
  );
  return (
    <section>
      <h2 className="k-score-section">
        {module.module_name} by chapter <span className="k-small k-soft">In the order to work on them</span>
      </h2>
      <ul className="k-score-chapters">
        {chapters.map(({ chapter_code: id, chapter_name: name, chapter_number: number, scoring_percentage, band }) => (
          <li key={id}>
            <Card>
              <ScoreRing label={name} percentage={scoring_percentage} band={band} />
              <h3>
                <span className="k-muted">
                  {module.module_number}.{number}
                </span>{' '}
                {name}
              </h3>
              {band && <ScoreTag band={band} />}
              {band && band !== 'amber' && <p className="k-small k-soft">{text(WORDS[band])}</p>}
              <Button variant="minimal" size="small" intent="primary" onClick={() => onExplain(id)}>
                Why {percentText(scoring_percentage)}
                <span className="k-sr"> in {name}</span>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
