import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useLearningModulesQuery } from '../../../learning/learning.api';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { PageHeader } from '../../../ui/page/page-header';
import { QuestionnaireView } from '../components/questionnaire-view';
import { ScoreView } from '../components/score-view';

type View = 'questions' | 'score';

/** The questionnaire of a business area. */
export const QuestionnairePage = () => <ModuleQuestionnaire view="questions" />;

/** The score of a business area. */
export const ScorePage = () => <ModuleQuestionnaire view="score" />;

function ModuleQuestionnaire({ view }: { readonly view: View }) {
  const { moduleId = '' } = useParams();
  const { id } = useViewer();
  const navigate = useNavigate();
  const { data } = useLearningModulesQuery();
  const module = data?.find((each) => each.moduleId === moduleId);
  const name = module?.moduleName ?? 'Business area';
  const go = (path: string): void => void navigate(path);
  const crumb: ReactNode = (
    <>
      <Link to={paths.businessAreas}>Business Areas</Link>
      <span aria-hidden="true">/</span>
      <Link to={paths.businessModule(moduleId)}>{name}</Link>
      <span aria-hidden="true">/</span>
      <span>{view === 'questions' ? 'Questionnaire' : 'Score'}</span>
    </>
  );
  if (view === 'score')
    return (
      <ScoreView
        accountId={id}
        moduleId={moduleId}
        crumb={crumb}
        onBack={() => go(paths.businessModule(moduleId))}
        next={
          <>
            <ButtonLink to={paths.moduleQuestionnaire(moduleId)}>Your answers</ButtonLink>
            <ButtonLink to={paths.businessAreas}>Next</ButtonLink>
          </>
        }
        start={<StartQuestionnaire moduleId={moduleId} name={name} />}
      />
    );
  return (
    <>
      <PageHeader title={`${name} Questionnaire`} crumb={crumb} lead="Answer as things are, not as they should be." />
      <QuestionnaireView
        accountId={id}
        moduleId={moduleId}
        onSubmitted={() => go(paths.moduleScores(moduleId))}
        whenAnswered={<AllAnswered moduleId={moduleId} />}
      />
    </>
  );
}

const StartQuestionnaire = ({ moduleId, name }: { readonly moduleId: string; readonly name: string }) => (
  <ButtonLink to={paths.moduleQuestionnaire(moduleId)} intent="primary">
    Start {name} Questionnaire
  </ButtonLink>
);

const AllAnswered = ({ moduleId }: { readonly moduleId: string }) => (
  <Callout>
    You have answered these questions.{' '}
    <Link className="k-link" to={paths.moduleScores(moduleId)}>
      View Score
    </Link>
  </Callout>
);
