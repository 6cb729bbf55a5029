import { learningMessages as texts } from '@keelson/contracts/learning';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { percentText } from '../../../learning/score-words';
import { useQuestionnaireScoresQuery } from '../../../learning/questionnaires.api';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { EmptyState } from '../../../ui/card/card-states';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { GuidedTour } from '../../../ui/tour/guided-tour';
import { isUnderWay, type JourneyEnd } from '../journey-end';
import type { LearningMode } from '../learning-place';
import { LEARNING_TOUR } from '../learning-tour';
import { isOpen, lessonsOfModule, minutesTogether, nextLesson } from '../lessons';
import type { Hub } from '../use-hub';
import { AreaChips } from './area-chips';
import { ChapterChips } from './chapter-chips';
import { ChapterTree } from './chapter-tree';
import { ContinueCard } from './continue-card';
import { DoneCard } from './done-card';
import { JourneyButtons } from './journey-buttons';
import { JourneyDialog } from './journey-dialog';
import { LearningHeader } from './learning-header';
import { LessonDialog } from './lesson-dialog';
import { ModuleLessons } from './module-lessons';
import { OverviewVideo } from './overview-video';
import { TimeCard } from './time-card';

const MODES = [
  ['tailored', 'Tailored to you'],
  ['cash', 'Improve your Cashflow'],
  ['everything', 'Everything'],
] as const satisfies readonly (readonly [LearningMode, string])[];

const ADDRESSES: Readonly<Record<LearningMode, string>> = {
  tailored: paths.learningFor('true'),
  cash: paths.learningFor('improvecash'),
  everything: paths.learning,
};

interface HubViewProps {
  readonly hub: Hub;
  readonly journey: JourneyEnd;
}

/** What there is to learn, with how far the owner is: an area, or one chapter of it. */
export function HubView({ hub, journey }: HubViewProps) {
  const { place, modules, module, chapter } = hub;
  const { mode } = place;
  const navigate = useNavigate();
  const { id } = useViewer();
  const { data: scores } = useQuestionnaireScoresQuery(id);
  const isOnboarding = isUnderWay(journey);
  const [greeted, setGreeted] = useState(mode === 'cash');
  const [touring, setTouring] = useState(false);
  const shown = chapter ? [chapter] : module.chapters;
  const next = nextLesson({ chapters: shown });
  const lesson = chapter?.lessons.find(
    ({ kind, id: own }) => own === (kind === 'video' ? place.videoId : place.readId),
  );
  const later =
    journey.status === 'inprogress' ? (
      <Button variant="outlined" onClick={journey.saveAndLogOut} loading={journey.busy}>
        {texts.saveAndContinueLater}
      </Button>
    ) : (
      <ButtonLink to={paths.dashboard}>{texts.saveAndContinueLater}</ButtonLink>
    );
  const score = scores?.allModulesList
    .flatMap(({ chapters }) => chapters)
    .find(({ chapter_code }) => chapter_code === next?.chapterId);
  return (
    <>
      <LearningHeader
        journey={journey}
        lead={leadOf(hub)}
        actions={
          <>
            <ViewTabs label="Which lessons" views={MODES} view={mode} onChange={(to) => void navigate(ADDRESSES[to])} />
            <Button variant="minimal" onClick={() => setTouring(true)}>
              Show me around
            </Button>
            {journey.status === 'inprogress' && <JourneyButtons journey={journey} />}
          </>
        }
      />
      <div className="k-stack">
        <AreaChips modules={modules} open={module.module.moduleId} mode={mode} />
        {next ? (
          <div className="k-learn-top">
            <ContinueCard
              lesson={next}
              begun={(shown.find(({ head }) => head.chapterId === next.chapterId)?.learned?.lessonsDone ?? 0) > 0}
              score={score?.scoring_percentage}
              mode={mode}
              later={later}
            />
            <TimeCard module={{ ...module, chapters: shown }} mode={mode} />
          </div>
        ) : (
          <DoneCard
            name={chapter?.head.chapterName ?? module.module.moduleName}
            chapterId={chapter?.head.chapterId}
            next={nextOf(hub)}
            inModule={module.module.moduleId}
            mode={mode}
          />
        )}
        <section aria-labelledby="learn-area">
          <div className="k-learn-heading">
            <h2 id="learn-area">{module.module.moduleName}</h2>
            <p className="k-num k-small k-muted">{doneOf(hub)}</p>
          </div>
          <ChapterChips module={module} open={chapter?.head.chapterId} mode={mode} />
          {chapter ? (
            <p className="k-soft k-learn-about">{chapter.head.description}</p>
          ) : (
            <OverviewVideo key={module.module.moduleId} module={module.module} />
          )}
          <div className={isOnboarding ? 'k-stack' : 'k-learn-columns'}>
            {!isOnboarding && (
              <ChapterTree module={module} open={chapter?.head.chapterId ?? next?.chapterId} mode={mode} />
            )}
            {shown.length === 0 ? (
              <EmptyState title="There are no lessons in this area yet" />
            ) : (
              <ModuleLessons chapters={shown} mode={mode} />
            )}
          </div>
        </section>
      </div>
      {chapter && lesson && (
        <LessonDialog moduleId={module.module.moduleId} chapter={chapter} lesson={lesson} mode={mode} later={later} />
      )}
      {isOnboarding && !greeted && !lesson && (
        <JourneyDialog
          journey={journey}
          first={next?.chapterName}
          onClose={() => {
            setGreeted(true);
            setTouring(true);
          }}
        />
      )}
      {touring && <GuidedTour steps={LEARNING_TOUR} onEnd={() => setTouring(false)} />}
    </>
  );
}

/** Where the recommendation leads; `undefined` where everything is learned. */
function nextOf({ modules, current }: Hub) {
  const module = modules.find((each) => each.module.moduleId === current?.module_id);
  const chapter = module?.chapters.find(({ head }) => head.chapterId === current?.chapter_code);
  return module && chapter && { module, chapter };
}

function leadOf({ module }: Hub): string {
  const minutes = minutesTogether(lessonsOfModule(module).filter(isOpen));
  const { moduleName } = module.module;
  if (minutes === 0) return `You have learned all of ${moduleName}.`;
  const chosen = (module.learned?.least_scored.length ?? 0) > 0 ? 'Chosen from your lowest scores. ' : '';
  return `${chosen}${minutes} ${minutes === 1 ? 'minute' : 'minutes'} would finish ${moduleName}.`;
}

function doneOf({ module }: Hub): string {
  const lessons = lessonsOfModule(module);
  const done = lessons.filter(({ done: isDone }) => isDone).length;
  return `${percentText(module.learned?.percentage ?? null)}, ${done} of ${lessons.length} lessons`;
}
