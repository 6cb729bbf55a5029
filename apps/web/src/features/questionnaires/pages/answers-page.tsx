import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { FIRST_MODULE } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useQuestionnaireFormQuery } from '../../../learning/questionnaires.api';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { SubmittedChapter } from '../components/submitted-chapter';
import '../questionnaires.css';

/** The submitted answers to the finance questions, read only (decision 4.79). */
export function AnswersPage() {
  const { id } = useViewer();
  const { data, error, refetch } = useQuestionnaireFormQuery({ accountId: id, moduleId: FIRST_MODULE });
  const submitted = data?.chapters.filter(({ submittedAt }) => submittedAt !== null) ?? [];
  return (
    <>
      <PageHeader
        title="Your finance answers"
        crumb={<Link to={paths.businessAreas}>Business Areas</Link>}
        lead="What you answered, chapter by chapter. Nothing here can be changed."
        actions={<ButtonLink to={paths.moduleScores(FIRST_MODULE)}>View Score</ButtonLink>}
      />
      <div className="k-stack">
        {error !== undefined && data === undefined && (
          <Card>
            <ErrorState title="The answers could not be loaded" error={error} onRetry={() => void refetch()} />
          </Card>
        )}
        {data === undefined && error === undefined && (
          <Card>
            <SkeletonLines lines={6} label="Loading the answers" />
          </Card>
        )}
        {data && submitted.length === 0 && (
          <Card>
            <EmptyState
              title={texts.yetToBeCompleted}
              action={
                <ButtonLink to={paths.moduleQuestionnaire(FIRST_MODULE)} intent="primary">
                  Start {data.moduleName} Questionnaire
                </ButtonLink>
              }
            />
          </Card>
        )}
        {submitted.map((chapter) => (
          <SubmittedChapter key={chapter.chapterId} chapter={chapter} />
        ))}
      </div>
    </>
  );
}
