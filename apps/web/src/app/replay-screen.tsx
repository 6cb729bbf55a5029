import * as paths from '../client/paths';
import { ConfirmEmailThen } from '../features/accounts/components/account-page-then';
import { SignInThen } from '../features/accounts/components/sign-in-then';
import { NextStepView } from '../features/dashboard/components/next-step-view';
import { OwnerDashboard } from '../features/dashboard/components/owner-dashboard';
import { greeting } from '../features/dashboard/greeting';
import type { ScreenFacts, ScreenOf } from '../features/journeys/components/replay-view';
import type { ScreenThen } from '../features/journeys/components/screen-frame';
import { progressAt } from './progress-at';
import { ReplayPage } from '../features/journeys/pages/replay-page';
import { useOnboardingQuestionsQuery } from '../features/onboarding/onboarding.api';
import { LeaveButton } from '../features/onboarding/components/leave-button';
import { PROGRESS_TITLE, ProgressHeader, ProgressSteps } from '../features/onboarding/components/progress-view';
import { StepThen } from '../features/onboarding/components/step-then';
import { LearningThen } from '../features/learning/components/learning-then';
import { QuestionnaireThen } from '../features/questionnaires/components/questionnaire-then';
import { InputsThen } from '../features/planning/components/inputs-then';
import { STEP_WORDS } from '../features/onboarding/steps';
import { Card } from '../ui/card/card';
import { EmptyState } from '../ui/card/card-states';
import { PageHeader } from '../ui/page/page-header';

/** The customer's pages, each drawn by the feature it belongs to. */
const screenOf: ScreenOf = (facts) => {
  const { moment } = facts;
  switch (moment.screen.page) {
    case 'confirm-email':
      return page(paths.emailVerification, 'Confirm your email address', <ConfirmEmailThen />);
    case 'sign-in':
      return page(paths.signIn, 'Log in', <SignInThen refused={isRefusal(moment)} />);
    case 'unconfirmed': {
      const unconfirmed = moment.act.kind === 'confirmation-requested' ? 'sent' : 'offered';
      return page(paths.signIn, 'Log in', <SignInThen unconfirmed={unconfirmed} />);
    }
    case 'passcode':
    case 'trial-ended':
    case 'pay-or-skip':
    case 'subscriber-moved':
      return page(
        paths.signIn,
        DIALOG_TITLES[moment.screen.page],
        <SignInThen dialog={moment.screen.page} refused={isRefusal(moment)} />,
      );
    case 'new-password':
      return page(
        paths.confirmPassword,
        'Set a new password',
        <EmptyState title="Set a new password">
          This page holds nothing but the PIN and the new password, so it is not drawn again.
        </EmptyState>,
      );
    case 'progress':
      return page(paths.onboarding, PROGRESS_TITLE, <ProgressThen {...facts} />);
    case 'dashboard':
      return page(paths.dashboard, 'Dashboard', <DashboardThen {...facts} />);
    case 'signed-out':
      return {
        path: undefined,
        title: 'Logged out',
        content: (
          <EmptyState title="Logged out">
            The session was over. Which public page the customer saw then is not written down.
          </EmptyState>
        ),
      };
    case 'step':
      return stepScreen(facts);
  }
};

const isRefusal = ({ act }: ScreenFacts['moment']): boolean =>
  act.kind === 'sign-in-failed' || act.kind === 'passcode-paused';

const DIALOG_TITLES = {
  passcode: 'Log in: passcode',
  'trial-ended': 'Log in: the free trial has ended',
  'pay-or-skip': 'Log in: pay or skip',
  'subscriber-moved': 'Log in: moved to an active subscriber',
} as const;

const page = (path: string, title: string, content: ScreenThen['content']): ScreenThen => ({ path, title, content });

function stepScreen(facts: ScreenFacts): ScreenThen {
  const { moment, saved, questions, chapters } = facts;
  const step = moment.screen.step ?? 'thankYou';
  const { path, title } = STEP_WORDS[step];
  const { act, flags } = moment;
  const finished = act.kind === 'step-completed';
  const content = (
    <StepThen
      step={step}
      progress={progressAt(moment)}
      questions={questions}
      saved={saved}
      finished={finished}
      refused={act.kind === 'step-refused' ? act.code : undefined}
      parts={{
        inputs: (buttons) => <InputsThen buttons={buttons} />,
        questionnaire: (
          <QuestionnaireThen
            chapters={chapters}
            submitted={moment.chapters}
            submitting={finished || act.kind === 'chapter-submitted'}
          />
        ),
        // A button of the page completed the step: the page was not the one of a completed step.
        learning: (
          <LearningThen status={finished ? 'inprogress' : flags.elearningScreenFlag} premium={moment.premium} />
        ),
        goals: (
          <OwnDashboardThen {...facts} title="Set Goals">
            The form with three goals stood over the dashboard. The customer’s own goals are not drawn again.
          </OwnDashboardThen>
        ),
        dashboard: (
          <OwnDashboardThen {...facts} title="Welcome to your Dashboard">
            This page is made of the customer’s own figures, which a replay does not draw again.
          </OwnDashboardThen>
        ),
      }}
    />
  );
  // The address opens the goals and drops its query as it does.
  return page(step === 'customerAchieveGoals' ? paths.dashboard : path, title, content);
}

function ProgressThen({ moment, account }: ScreenFacts) {
  const progress = progressAt(moment);
  const owner = { name: account.name, surname: '', companyName: account.companyName };
  return (
    <>
      <ProgressHeader progress={progress} actions={<LeaveButton />} />
      <ProgressSteps progress={progress} owner={owner} />
    </>
  );
}

function DashboardThen({ moment, account }: ScreenFacts) {
  return (
    <OwnerDashboard
      name={account.name}
      companyName={account.companyName}
      at={new Date(moment.occurredAt)}
      progress={<NextStepView steps={progressAt(moment).steps} />}
    />
  );
}

/** The dashboard with something of the customer's own on it or over it, which is not drawn. */
function OwnDashboardThen({ moment, account, title, children }: ScreenFacts & { title: string; children: string }) {
  return (
    <>
      <PageHeader title={greeting(account.name, new Date(moment.occurredAt))} lead={account.companyName} />
      <div className="k-stack">
        <NextStepView steps={progressAt(moment).steps} />
        <Card>
          <EmptyState title={title}>{children}</EmptyState>
        </Card>
      </div>
    </>
  );
}

/** The replay with the pages of the features that it shows. */
export function JourneyReplay() {
  const { data: questions = [] } = useOnboardingQuestionsQuery();
  return <ReplayPage screenOf={screenOf} questions={questions} />;
}
