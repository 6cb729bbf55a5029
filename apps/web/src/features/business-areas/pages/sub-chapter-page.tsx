import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import type { LearningModules } from '../../../learning/learning.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { AreaCrumb } from '../components/area-crumb';
import { AreasState } from '../components/areas-state';
import { ChapterCard, ChapterFooter } from '../components/chapter-foot';
import { FirstReadings } from '../components/first-readings';
import { ForthcomingChapters } from '../components/forthcoming-chapters';
import { placeOfSubChapter } from '../place-of';
import { type ChapterCompletion, useAreas } from '../use-areas';
import { NotThere } from '../components/not-there';
import '../business-areas.css';

/** A sub-chapter: what it is about, what to read for it, and its quiz. */
export function SubChapterPage() {
  const { subChapterId } = useParams();
  const { areas, chapters, error, retry } = useAreas();
  return (
    <AreasState title="Sub-chapter" loading={areas === undefined} error={error} onRetry={retry}>
      <SubChapterView
        subChapterId={subChapterId}
        modules={(areas ?? []).map(({ module }) => module)}
        completion={chapters.flatMap(({ sub_chapter_completion }) => sub_chapter_completion)}
      />
    </AreasState>
  );
}

interface SubChapterViewProps {
  readonly subChapterId: string | undefined;
  readonly modules: LearningModules;
  readonly completion: ChapterCompletion['sub_chapter_completion'];
}

function SubChapterView({ subChapterId, modules, completion }: SubChapterViewProps) {
  const place = placeOfSubChapter(modules, subChapterId);
  if (!place) return <NotThere title={texts.noSuchChapter} />;
  const { module, chapter, subChapter } = place;
  const taken = completion.some(
    ({ sub_chapter_code, percentage }) => sub_chapter_code === subChapter.subChapterId && percentage === 100,
  );
  const readings = chapter.learning_methodologies.filter((each) => each.subChapterId === subChapter.subChapterId);
  const others = chapter.sub_chapters.filter((each) => each.subChapterNumber > subChapter.subChapterNumber);
  return (
    <>
      <PageHeader
        title={subChapter.subChapterName}
        lead={subChapter.description}
        crumb={
          <AreaCrumb
            places={[
              { name: module.moduleName, to: paths.businessModule(module.moduleId) },
              { name: chapter.chapterName, to: paths.businessChapter(chapter.chapterId) },
              { name: subChapter.subChapterName },
            ]}
          />
        }
      />
      <div className="k-stack">
        <Card className="k-area-banner">
          <p className="k-area-number" aria-hidden="true">
            {chapter.chapterNumber}.{subChapter.subChapterNumber}
          </p>
          <div className="k-grow">
            <p className="k-small k-muted">Read first, then take the quiz: {subChapter.questions} questions</p>
            <div className="k-row k-wrap">
              <ButtonLink to={paths.learningChapter(chapter.chapterId)} {...(taken && { intent: 'primary' as const })}>
                Start {chapter.chapterName} chapter
              </ButtonLink>
              {subChapter.questions > 0 && (
                <ButtonLink
                  to={paths.subChapterQuiz(subChapter.subChapterId)}
                  {...(!taken && { intent: 'primary' as const })}
                >
                  {taken ? 'View the quiz' : 'Start the quiz'}
                </ButtonLink>
              )}
            </div>
          </div>
          {subChapter.questions > 0 && (
            <figure className="k-area-ring">
              <CompletionRing
                label={`${subChapter.subChapterName}, completed`}
                percentage={taken ? 100 : 0}
                size="large"
              />
              <figcaption>Completed</figcaption>
            </figure>
          )}
        </Card>
        <div className="k-area-columns">
          <div className="k-stack">
            <FirstReadings chapters={[{ ...chapter, learning_methodologies: readings }]} />
            {others.length > 0 && (
              <Card title="Next in this chapter">
                <ul className="k-area-list">
                  {others.map(({ subChapterId: id, subChapterName }) => (
                    <li key={id}>
                      <Link to={paths.businessSubChapter(id)}>{subChapterName}</Link>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </div>
          <div className="k-stack">
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
