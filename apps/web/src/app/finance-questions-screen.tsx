import { FIRST_MODULE } from '@keelson/vocabulary';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as paths from '../client/paths';
import { FinishQuestions, QuestionsStep, useQuestionsStep } from '../features/onboarding/components/questions-step';
import { QuestionnaireView } from '../features/questionnaires/components/questionnaire-view';
import { ScoreView } from '../features/questionnaires/components/score-view';
import { useViewer } from '../session/use-viewer';
import { ButtonLink } from '../ui/button/button-link';
import { EmptyState } from '../ui/card/card-states';

/** The finance questions: a step of the onboarding, and afterwards the questionnaire of the business area. */
export function FinanceQuestionsScreen() {
  const { kind, id } = useViewer();
  const step = useQuestionsStep();
  const [answered, setAnswered] = useState(false);
  if (kind !== 'customer')
    return (
      <EmptyState title="Only company accounts have an onboarding">
        There is nothing to set up for this account.
      </EmptyState>
    );
  if (step === 'completed' && !answered) return <Navigate to={paths.moduleQuestionnaire(FIRST_MODULE)} replace />;
  if (answered)
    return (
      <ScoreView
        accountId={id}
        moduleId={FIRST_MODULE}
        crumb={<Link to={paths.onboarding}>Getting you set up</Link>}
        onBack={() => setAnswered(false)}
        next={step === 'inprogress' ? <FinishQuestions /> : <ButtonLink to={paths.onboarding}>Next</ButtonLink>}
        start={null}
      />
    );
  return (
    <QuestionsStep
      questions={<QuestionnaireView accountId={id} moduleId={FIRST_MODULE} onSubmitted={() => setAnswered(true)} />}
    />
  );
}
