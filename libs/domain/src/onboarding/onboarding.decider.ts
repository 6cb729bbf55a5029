import { accepted, canonicalJson, refused, type Result } from '@keelson/kernel';
import { type FurtherFlag, ONBOARDING_STEPS, type OnboardingStep, type StepStatus } from '@keelson/vocabulary';
import type { Decider } from '../decider';
import { faultsOf } from './generic-answers';
import type {
  CompleteStep,
  NoteFlags,
  OnboardingCommand,
  OnboardingRefusal,
  OpenStep,
  RecordProgress,
  RecordRefusal,
  SaveAndLogOut,
  SaveGenericAnswers,
} from './onboarding.commands';
import type { OnboardingEvent } from './onboarding.events';
import { evolve, initialState, type OnboardingState, REFUSAL_LIMIT, REFUSAL_WINDOW_MS } from './onboarding.state';
import { COMPLETIONS, isReady, isRequestable } from './onboarding.steps';
import { lackOf } from './step-evidence';

type Decision = Result<readonly OnboardingEvent[], OnboardingRefusal>;

/**
 * The rules of one customer's onboarding. A completed step never becomes anything else; no step is completed before its
 * turn, nor before the owner did what completes it.
 */
export const onboardingDecider: Decider<OnboardingCommand, OnboardingState, OnboardingEvent, OnboardingRefusal> = {
  initialState,
  evolve,
  decide(command, state) {
    if (state.status === 'started') return decideStarted(command, state);
    const started: OnboardingEvent = { type: 'onboarding.journey-started.v1', data: {} };
    const decision = decideStarted(command, evolve(state, started));
    return decision.ok ? accepted([started, ...decision.value]) : decision;
  },
};

function decideStarted(command: OnboardingCommand, state: OnboardingState): Decision {
  switch (command.name) {
    case 'StartJourney':
      return accepted([]);
    case 'OpenStep':
      return open(command, state);
    case 'CompleteStep':
      return completeOnRequest(command, state);
    case 'SaveGenericAnswers':
      return saveAnswers(command, state);
    case 'RecordProgress':
      return recordProgress(command, state);
    case 'NoteFlags':
      return noteFlags(command, state);
    case 'SaveAndLogOut':
      return saveAndLogOut(command, state);
    case 'RecordRefusal':
      return recordRefusal(command, state);
  }
}

function open({ step }: OpenStep, state: OnboardingState): Decision {
  const begins = step === 'thankYou' && state.steps.thankYou === 'pending';
  const status = begins ? 'inProgress' : state.steps[step];
  if (state.opened[step] === status) return accepted([]);
  return accepted([{ type: 'onboarding.step-opened.v1', data: { step, status } }]);
}

function completeOnRequest({ step, evidence }: Omit<CompleteStep, 'name'>, state: OnboardingState): Decision {
  if (state.steps[step] === 'completed') return accepted([]);
  if (!isReady(step, state.steps)) return refused({ code: 'STEP_LOCKED', step });
  if (step === 'generic') return refused({ code: 'ANSWERS_REQUIRED', step });
  if (!isRequestable(step)) return refused({ code: 'STEP_FOLLOWS_ANOTHER', step });
  const lack = lackOf(step, evidence, state);
  return lack === undefined ? accepted([completed(step, state)]) : refused({ code: lack, step });
}

function completed(step: OnboardingStep, { steps }: OnboardingState): OnboardingEvent {
  const { alsoCompletes, starts } = COMPLETIONS[step];
  const alsoCompleted = alsoCompletes.filter((each) => steps[each] !== 'completed');
  const started = starts && steps[starts] === 'pending' ? starts : null;
  return { type: 'onboarding.step-completed.v1', data: { step, alsoCompleted, started } };
}

function saveAnswers({ answers, questions, termsAccepted }: SaveGenericAnswers, state: OnboardingState): Decision {
  if (state.steps.generic === 'pending') return refused({ code: 'STEP_LOCKED', step: 'generic' });
  const { missing, unfit } = faultsOf(answers, questions);
  if (missing.length > 0) return refused({ code: 'ANSWERS_INCOMPLETE', step: 'generic', questions: missing });
  if (unfit.length > 0) return refused({ code: 'ANSWERS_UNFIT', step: 'generic', questions: unfit });
  if (!termsAccepted) return refused({ code: 'TERMS_NOT_ACCEPTED', step: 'generic' });
  const events: OnboardingEvent[] = [];
  if (canonicalJson(answers) !== state.answers) {
    const data = { answers, questions: questions.length, scoring: 0, termsAccepted: true } as const;
    events.push({ type: 'onboarding.generic-answers-saved.v1', data });
  }
  if (state.steps.generic === 'inProgress') events.push(completed('generic', state));
  return accepted(events);
}

const RANK: Readonly<Record<StepStatus, number>> = { pending: 0, inProgress: 1, completed: 2 };

/** Every completion is judged by the state before the record, so that one record never runs through several steps. */
function recordProgress({ wanted, furtherFlags, ...brought }: RecordProgress, state: OnboardingState): Decision {
  const isAhead = (step: OnboardingStep, { steps }: OnboardingState): boolean =>
    RANK[wanted[step] ?? 'pending'] > RANK[steps[step]];
  const events: OnboardingEvent[] = [];
  for (const step of ONBOARDING_STEPS.filter((each) => isAhead(each, state))) {
    const decision = reach({ step, ...brought }, wanted[step], state);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  const reached = events.reduce(evolve, state);
  const short = ONBOARDING_STEPS.find((step) => isAhead(step, reached));
  if (short) return refused({ code: short === 'generic' ? 'ANSWERS_REQUIRED' : 'STEP_LOCKED', step: short });
  const noted = noteFlags({ name: 'NoteFlags', flags: furtherFlags }, reached);
  return noted.ok ? accepted([...events, ...noted.value]) : noted;
}

function reach(order: Omit<CompleteStep, 'name'>, status: StepStatus | undefined, state: OnboardingState): Decision {
  const { step } = order;
  if (status === 'completed') return isRequestable(step) ? completeOnRequest(order, state) : accepted([]);
  return step === 'thankYou' ? open({ name: 'OpenStep', step }, state) : accepted([]);
}

function noteFlags({ flags }: NoteFlags, state: OnboardingState): Decision {
  const news = Object.entries(flags).filter(([flag, status]) => status !== state.furtherFlags[flag as FurtherFlag]);
  if (news.length === 0) return accepted([]);
  return accepted([{ type: 'onboarding.flags-noted.v1', data: { flags: Object.fromEntries(news) } }]);
}

function saveAndLogOut({ step, finishes, ...brought }: SaveAndLogOut, state: OnboardingState): Decision {
  const left: OnboardingEvent = { type: 'onboarding.saved-and-logged-out.v1', data: { step } };
  if (!step || !finishes) return accepted([left]);
  const decision = completeOnRequest({ step, ...brought }, state);
  return decision.ok ? accepted([...decision.value, left]) : decision;
}

function recordRefusal({ step, attempted, code, at }: RecordRefusal, state: OnboardingState): Decision {
  const since = at.getTime() - REFUSAL_WINDOW_MS;
  const recent = state.refusals.filter((refusedAt) => Date.parse(refusedAt) > since);
  if (recent.length >= REFUSAL_LIMIT) return accepted([]);
  const data = { step, attempted, code, refusedAt: at.toISOString() };
  return accepted([{ type: 'onboarding.step-refused.v1', data }]);
}
