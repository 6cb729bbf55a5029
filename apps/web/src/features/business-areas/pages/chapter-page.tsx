import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { AreaCrumb } from '../components/area-crumb';
import { AreasState } from '../components/areas-state';
import { FirstReadings } from '../components/first-readings';
import { ForthcomingChapters } from '../components/forthcoming-chapters';
import { lessonsOf } from '../lessons-of';
import { placeOfChapter } from '../place-of';
import { type Area, useAreas } from '../use-areas';
import { NotThere } from '../components/not-there';
import '../business-areas.css';

/** A chapter: what it is about, its sub-chapters, what to read first, and the chapters after it. */
export function ChapterPage() {
  const { chapterId } = useParams();
  const { areas, error, retry } = useAreas();
  return (
    <AreasState loading={areas === undefined} error={error} onRetry={retry}>
      <ChapterView chapterId={chapterId} areas={areas ?? []} />
    </AreasState>
  );
}

interface ChapterViewProps {
  readonly chapterId: string | undefined;
  readonly areas: readonly Area[];
}

function ChapterView({ chapterId, areas }: ChapterViewProps) {
  const place = placeOfChapter(
    areas.map(({ module }) => module),
    chapterId,
  );
  if (!place) return <NotThere title={texts.noSuchChapter} />;
  const { module, chapter } = place;
  const { score } = areas.find((area) => area.module === module) ?? {};
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
            <ButtonLink to={paths.learningChapter(chapter.chapterId)} intent="primary">
              Start {chapter.chapterName} chapter
            </ButtonLink>
          </div>
          <figure className="k-area-ring">
            <ScoreRing
              label={chapter.chapterName}
              percentage={scored?.scoring_percentage ?? null}
              band={scored?.band ?? null}
              size="large"
            />
            <figcaption>Business Areas {scored?.band && <ScoreTag band={scored.band} />}</figcaption>
          </figure>
        </Card>
        <div className="k-area-columns">
          <Card flush title="Sub-chapters">
            <ul className="k-area-chapters">
              {chapter.sub_chapters.map(
                ({ subChapterId, subChapterNumber, subChapterName, description, questions }) => (
                  <li key={subChapterId}>
                    <div className="k-grow">
                      <h3>
                        <span className="k-muted">
                          {chapter.chapterNumber}.{subChapterNumber}
                        </span>{' '}
                        <Link to={paths.businessSubChapter(subChapterId)}>{subChapterName}</Link>
                      </h3>
                      <p className="k-small k-soft">{description}</p>
                      <p className="k-small k-muted">Quiz with {questions} questions</p>
                    </div>
                  </li>
                ),
              )}
            </ul>
          </Card>
          <div className="k-stack">
            <FirstReadings chapters={[chapter]} />
            <ForthcomingChapters
              chapters={module.chapters_masters.filter(({ chapterNumber }) => chapterNumber > chapter.chapterNumber)}
            />
          </div>
        </div>
      </div>
    </>
  );
}
