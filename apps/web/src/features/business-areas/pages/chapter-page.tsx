import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { AreaCrumb } from '../components/area-crumb';
import { AreasState } from '../components/areas-state';
import { ChapterCard, ChapterFooter } from '../components/chapter-foot';
import { FirstReadings } from '../components/first-readings';
import { ForthcomingChapters } from '../components/forthcoming-chapters';
import { lessonsOf } from '../lessons-of';
import { SubChapterList } from '../components/sub-chapter-list';
import { percentText } from '../../../learning/score-words';
import { placeOfChapter } from '../place-of';
import { quizzesTaken } from '../quizzes-taken';
import { type Area, type ChapterCompletion, useAreas } from '../use-areas';
import { NotThere } from '../components/not-there';
import '../business-areas.css';

/** A chapter: what it is about, its sub-chapters, what to read first, and the chapters after it. */
export function ChapterPage() {
  const { chapterId } = useParams();
  const { areas, chapters, error, retry } = useAreas();
  return (
    <AreasState title="Chapter" loading={areas === undefined} error={error} onRetry={retry}>
      <ChapterView chapterId={chapterId} areas={areas ?? []} completions={chapters} />
    </AreasState>
  );
}

interface ChapterViewProps {
  readonly chapterId: string | undefined;
  readonly areas: readonly Area[];
  readonly completions: readonly ChapterCompletion[];
}

function ChapterView({ chapterId, areas, completions }: ChapterViewProps) {
  const place = placeOfChapter(
    areas.map(({ module }) => module),
    chapterId,
  );
  if (!place) return <NotThere title={texts.noSuchChapter} />;
  const { module, chapter } = place;
  const { score } = areas.find((area) => area.module === module) ?? {};
  const completion = completions.find(({ chapter_code }) => chapter_code === chapter.chapterId);
  const scored = score?.chapters.find(({ chapter_code }) => chapter_code === chapter.chapterId);
  return (
    <>
      <PageHeader
        title={chapter.chapterName}
        lead={chapter.description}
        crumb={
          <AreaCrumb
            places={[
              { name: module.moduleName, to: paths.businessModule(module.moduleId) },
              { name: chapter.chapterName },
            ]}
          />
        }
      />
      <div className="k-stack">
        <Card className="k-area-banner">
          <p className="k-area-number" aria-hidden="true">
            {chapter.chapterNumber}
          </p>
          <div className="k-grow">
            <p className="k-small k-muted">
              Chapter {chapter.chapterNumber} of {module.moduleName}: {lessonsOf(chapter)}
            </p>
            {scored?.band && (
              <p className="k-small">
                Questionnaire {percentText(scored.scoring_percentage)} <ScoreTag band={scored.band} />
              </p>
            )}
            <ButtonLink to={paths.learningChapter(chapter.chapterId)} intent="primary">
              Start {chapter.chapterName} chapter
            </ButtonLink>
          </div>
          <figure className="k-area-ring">
            <CompletionRing
              label={`${chapter.chapterName}, completed`}
              percentage={completion?.percentage ?? 0}
              size="large"
            />
            <figcaption>
              Completed
              {completion && <span className="k-small k-soft">{quizzesTaken(completion)}</span>}
            </figcaption>
          </figure>
        </Card>
        <div className="k-area-columns">
          <SubChapterList chapter={chapter} completion={completion} />
          <div className="k-stack">
            <FirstReadings chapters={[chapter]} />
            <ForthcomingChapters
              chapters={module.chapters_masters.filter(({ chapterNumber }) => chapterNumber > chapter.chapterNumber)}
            />
            <ChapterCard chapter={chapter} />
          </div>
        </div>
        <ChapterFooter chapter={chapter} />
      </div>
    </>
  );
}
