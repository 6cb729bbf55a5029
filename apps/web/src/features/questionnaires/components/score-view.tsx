import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { type ReactNode, useState } from 'react';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import {
  type ModuleScore,
  type QuestionnaireScores,
  useQuestionnaireScoresQuery,
} from '../../../learning/questionnaires.api';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDateTime } from '../../../ui/format/dates';
import { PageHeader } from '../../../ui/page/page-header';
import { ChapterScores } from './chapter-scores';
import { ProvenanceDialog } from './provenance-dialog';
import { ScoreTable } from './score-table';
import '../score.css';

interface ScoreViewProps {
  readonly accountId: string;
  readonly moduleId: string;
  readonly crumb: ReactNode;
  readonly onBack: () => void;
  /** Back to the form, and where the owner goes on from here. */
  readonly next: ReactNode;
  /** Begins the questionnaire, where nothing is answered yet. */
  readonly start: ReactNode;
}

/** The score of a module, gauge by gauge, and how it comes about. */
export function ScoreView({ accountId, moduleId, crumb, onBack, next, start }: ScoreViewProps) {
  const { data, error, refetch } = useQuestionnaireScoresQuery(accountId);
  const { text } = useContent(CONTENT.questionnaireScore);
  const module = data?.allModulesList.find(({ module_id }) => module_id === moduleId);
  return (
    <>
      <PageHeader
        title={text('heading') || 'Your score'}
        crumb={crumb}
        lead={texts.ruleBased}
        actions={
          <>
            <Button icon={<ArrowLeftIcon />} onClick={onBack}>
              Back
            </Button>
            {next}
          </>
        }
      />
      {error !== undefined && data === undefined && (
        <Card>
          <ErrorState title="The score could not be loaded" error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {data === undefined && error === undefined && (
        <Card>
          <SkeletonLines lines={6} label="Loading the score" />
        </Card>
      )}
      {data && !module && (
        <Card>
          <EmptyState title={texts.yetToBeCompleted} action={start}>
            The score appears with the first chapter you submit.
          </EmptyState>
        </Card>
      )}
      {data && module && <Scored accountId={accountId} module={module} overall={data} />}
    </>
  );
}

interface ScoredProps {
  readonly accountId: string;
  readonly module: ModuleScore;
  readonly overall: QuestionnaireScores;
}

function Scored({ accountId, module, overall }: ScoredProps) {
  const [explained, setExplained] = useState<string | undefined>(undefined);
  const { module_name: name, scoring_percentage: percentage, band, chapters } = module;
  const last = chapters
    .map(({ submittedAt }) => submittedAt)
    .sort()
    .at(-1);
  return (
    <div className="k-stack">
      <div className="k-score-head">
        <Card className="k-score-hero">
          <ScoreRing label={name} percentage={percentage} band={band} size="large" note="of 100%" />
          <div>
            <h2>{name}</h2>
            {band && <ScoreTag band={band} />}
            {last !== undefined && <p className="k-small k-soft">Answered {formatDateTime(last)}</p>}
            <BandsLegend />
          </div>
        </Card>
        <Card className="k-score-hero">
          <ScoreRing
            label="All business areas"
            percentage={overall.overall_score_percentage}
            band={overall.band}
            size="large"
            note="overall"
          />
          <div>
            <h2>All business areas</h2>
            {overall.band && <ScoreTag band={overall.band} />}
            <p className="k-small k-soft">The mean of the areas you answered.</p>
          </div>
        </Card>
      </div>
      <ChapterScores module={module} onExplain={setExplained} />
      <ScoreTable module={module} onExplain={setExplained} />
      {explained !== undefined && (
        <ProvenanceDialog accountId={accountId} chapterId={explained} onClose={() => setExplained(undefined)} />
      )}
    </div>
  );
}

const BandsLegend = () => (
  <p className="k-bands">
    <span className="k-band-red">up to 40%</span>
    <span className="k-band-amber">up to 80%</span>
    <span className="k-band-green">above 80%</span>
  </p>
);
