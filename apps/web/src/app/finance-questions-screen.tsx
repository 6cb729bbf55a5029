import { FIRST_MODULE } from '@keelson/vocabulary';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as paths from '../client/paths';
import {
  FinishQuestions,
  QuestionsStep,
  useQuestionsStep,
  useQuestionsSubmitted,
} from '../features/onboarding/components/questions-step';
import { QuestionnaireView } from '../features/questionnaires/components/questionnaire-view';
import { ScoreView } from '../features/questionnaires/components/score-view';
import { useViewer } from '../session/use-viewer';
import { Button } from '@blueprintjs/core';
import { Callout } from '../ui/card/callout';
import { SkeletonLines } from '../ui/card/skeleton';
import { EmptyState } from '../ui/card/card-states';

/** The finance questions: a step of the onboarding, and afterwards the questionnaire of the business area. */
export function FinanceQuestionsScreen() {
  const { kind, id } = useViewer();
  const { status } = useQuestionsStep();
  const completeStep = useQuestionsSubmitted();
  const [answered, setAnswered] = useState(false);
  if (kind !== 'customer')
    return (
      <EmptyState title="Only company accounts have an onboarding">
        There is nothing to set up for this account.
      </EmptyState>
    );
  if (status === undefined) return <SkeletonLines lines={8} label="Loading the questions" />;
  if (status === 'completed' && !answered) return <Navigate to={paths.moduleQuestionnaire(FIRST_MODULE)} replace />;
  if (answered)
    return (
      <ScoreView
        accountId={id}
        moduleId={FIRST_MODULE}
        crumb={<Link to={paths.onboarding}>Getting you set up</Link>}
        onBack={() => setAnswered(false)}
        next={<FinishQuestions />}
        start={null}
      />
    );
  return (
    <QuestionsStep
      questions={
        <QuestionnaireView
          accountId={id}
          moduleId={FIRST_MODULE}
          onSubmitted={() => void completeStep().then(() => setAnswered(true))}
          whenAnswered={
            <Callout>
              You have answered these questions.{' '}
              <Button variant="minimal" size="small" intent="primary" onClick={() => setAnswered(true)}>
                View Score
              </Button>
            </Callout>
          }
        />
      }
    />
  );
}
