import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import { useLearningProgressQuery } from '../../../learning/learning.api';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { useViewer } from '../../../session/use-viewer';
import { Button } from '@blueprintjs/core';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { AreasState } from '../components/areas-state';
import { ChapterList } from '../components/chapter-list';
import { OtherAreas } from '../components/other-areas';
import { FirstReadings } from '../components/first-readings';
import { type Area, type ChapterCompletion, isAnswered, useAreas } from '../use-areas';
import { NotThere } from '../components/not-there';
import '../business-areas.css';

/** A business area: its score, its chapters, what to read first, and the other areas. */
export function ModulePage() {
  const { moduleId } = useParams();
  const { areas, chapters, error, retry } = useAreas();
  const area = areas?.find(({ module }) => module.moduleId === moduleId);
  return (
    <AreasState title="Business area" loading={areas === undefined} error={error} onRetry={retry}>
      {area && areas ? (
        <ModuleView area={area} areas={areas} completions={chapters} />
      ) : (
        <NotThere title={texts.noSuchArea} />
      )}
    </AreasState>
  );
}

interface ModuleViewProps {
  readonly area: Area;
  readonly areas: readonly Area[];
  readonly completions: readonly ChapterCompletion[];
}

function ModuleView({ area, areas, completions }: ModuleViewProps) {
  const { module, score } = area;
  const answered = isAnswered(area);
  const { id } = useViewer();
  const { data: progress } = useLearningProgressQuery(id);
  const learned = progress?.allModulesList.find(({ module_id }) => module_id === module.moduleId);
  return (
    <>
      <PageHeader
        title={module.moduleName}
        crumb={
          <>
            <Link to={paths.businessAreas}>Business Areas</Link>
            <span aria-hidden="true">/</span>
            <span>{module.moduleName}</span>
          </>
        }
        lead={module.introduction}
      />
      <div className="k-stack">
        <Card className="k-area-banner">
          <p className="k-area-number" aria-hidden="true">
            {module.moduleNumber}
          </p>
          <div className="k-grow">
            <p className="k-small k-muted">
              Business area {module.moduleNumber}, {percentText(area.completion)} completed
            </p>
            <div className="k-row k-wrap">
              <ButtonLink
                to={paths.moduleQuestionnaire(module.moduleId)}
                {...(!answered && { intent: 'primary' as const })}
              >
                {answered ? 'View answers' : `Start ${module.moduleName} Questionnaire`}
              </ButtonLink>
              <OnceAnswered to={paths.moduleScores(module.moduleId)} open={score !== undefined}>
                View Score
              </OnceAnswered>
              <OnceAnswered to={paths.tailoredLearning(module.moduleId)} open={score !== undefined}>
                View Tailored Learning
              </OnceAnswered>
            </div>
            {!score && <p className="k-small k-soft">{texts.openOnceAnswered}</p>}
          </div>
          <figure className="k-area-ring">
            <ScoreRing
              label="Business Areas"
              percentage={score?.scoring_percentage ?? null}
              band={score?.band ?? null}
              size="large"
            />
            <figcaption>Business Areas {score?.band && <ScoreTag band={score.band} />}</figcaption>
          </figure>
          <figure className="k-area-ring">
            <CompletionRing label="Learning Journey" percentage={learned?.percentage ?? null} size="large" />
            <figcaption>Learning Journey</figcaption>
          </figure>
        </Card>
        <div className="k-area-columns">
          <ChapterList area={area} completions={completions} />
          <div className="k-stack">
            <FirstReadings chapters={module.chapters_masters} />
            <OtherAreas area={area} areas={areas} />
          </div>
        </div>
      </div>
    </>
  );
}

interface OnceAnsweredProps {
  readonly to: string;
  readonly open: boolean;
  readonly children: string;
}

/** Disabled until there are answers (learning and back office §2.3). */
const OnceAnswered = ({ to, open, children }: OnceAnsweredProps) =>
  open ? <ButtonLink to={to}>{children}</ButtonLink> : <Button disabled>{children}</Button>;
