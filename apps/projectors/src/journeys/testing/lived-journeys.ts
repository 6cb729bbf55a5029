import {
  type OnboardingCommand,
  onboardingDecider,
  type OnboardingEvent,
  type OnboardingState,
  type StepEvidence,
} from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import fc from 'fast-check';

export type Happened = Recorded<OnboardingEvent>;

const answers = [{ questionCode: 'Q1', choices: [{ answerCode: 'A1', answer: 'Yes', serialNumber: 1 }] }];
const questions = [{ questionCode: 'Q1', type: 'options' as const, answerCodes: ['A1'] }];
const step = fc.constantFrom(...ONBOARDING_STEPS);

/** What a customer tries; `next` completes the step at hand, so that walks get far. */
const attempt = fc.oneof(
  { arbitrary: fc.constant('next' as const), weight: 6 },
  step.map((each): OnboardingCommand => ({ name: 'OpenStep', step: each })),
  step.map((each): OnboardingCommand => ({ name: 'CompleteStep', step: each })),
  fc.boolean().map((termsAccepted): OnboardingCommand => ({
    name: 'SaveGenericAnswers',
    answers,
    questions,
    termsAccepted,
  })),
  fc.option(step).map((each): OnboardingCommand => ({ name: 'SaveAndLogOut', step: each, finishes: false })),
  fc.constant<OnboardingCommand>({
    name: 'RecordProgress',
    wanted: {},
    furtherFlags: { progressScreen: 'inProgress' },
  }),
);
export const walk = fc.array(fc.record({ attempt, pauseMs: fc.integer({ min: 0, max: 400_000_000 }) }), {
  maxLength: 60,
  size: 'max',
});

/** What the steps take that are completed by acts elsewhere. */
const EVIDENCE: { readonly [Step in OnboardingStep]?: StepEvidence } = {
  detailedFinanceBusinessArea: { step: 'detailedFinanceBusinessArea', asked: ['C1'], submitted: ['C1'] },
  whatIfCalculator: { step: 'whatIfCalculator', inputs: 'typed' },
};

function onward({ steps, opened }: OnboardingState): OnboardingCommand {
  const at = ONBOARDING_STEPS.find((each) => steps[each] !== 'completed') ?? 'dashboard';
  if (steps[at] === 'pending') return { name: 'OpenStep', step: at };
  if (at === 'generic') return { name: 'SaveGenericAnswers', answers, questions, termsAccepted: true };
  if (at === 'eLearning' && opened.eLearning !== 'inProgress') return { name: 'OpenStep', step: at };
  const evidence = EVIDENCE[at];
  return { name: 'CompleteStep', step: at === 'financeSystem' ? 'benefits' : at, ...(evidence && { evidence }) };
}

/** The events of one customer, refusals kept as the product keeps them; positions are given later. */
export function lived(
  accountId: string,
  attempts: typeof walk extends fc.Arbitrary<infer Walk> ? Walk : never,
): Happened[] {
  const events: Happened[] = [];
  let state = onboardingDecider.initialState;
  let now = Date.UTC(2026, 9, 1);
  const happen = (news: readonly OnboardingEvent[]): void => {
    for (const event of news) {
      state = onboardingDecider.evolve(state, event);
      const metadata = { subjectId: accountId };
      events.push({ ...event, version: events.length + 1, occurredAt: new Date(now), metadata } as unknown as Happened);
    }
  };
  for (const { attempt: tried, pauseMs } of attempts) {
    now += pauseMs;
    const outcome = onboardingDecider.decide(tried === 'next' ? onward(state) : tried, state);
    if (outcome.ok) {
      happen(outcome.value);
      continue;
    }
    const { step: at, code } = outcome.failure;
    const kept = { name: 'RecordRefusal', step: at, attempted: 'complete', code, at: new Date(now) } as const;
    const recorded = onboardingDecider.decide(kept, state);
    if (recorded.ok) happen(recorded.value);
  }
  return events;
}
