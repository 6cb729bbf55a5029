import { FURTHER_FLAGS, ONBOARDING_STEPS, type StepStatus } from '@keelson/vocabulary';
import fc from 'fast-check';
import { faultsOf, type GivenAnswer, type QuestionRule } from './generic-answers';
import type { OnboardingCommand } from './onboarding.commands';
import { onboardingDecider } from './onboarding.decider';
import type { StepStatuses } from './onboarding.steps';

const questions: readonly QuestionRule[] = [{ questionCode: 'Q1', type: 'options', answerCodes: ['A1', 'A2'] }];
const step = fc.constantFrom(...ONBOARDING_STEPS);
const status = fc.constantFrom<StepStatus>('pending', 'inProgress', 'completed');
const answer = fc.constantFrom('A1', 'A2', 'A3').map((answerCode): GivenAnswer => ({
  questionCode: 'Q1',
  choices: [{ answerCode, answer: answerCode, serialNumber: 1 }],
}));

const command: fc.Arbitrary<OnboardingCommand> = fc.oneof(
  { arbitrary: step.map((each) => ({ name: 'CompleteStep' as const, step: each })), weight: 6 },
  step.map((each) => ({ name: 'OpenStep' as const, step: each })),
  fc.record({
    name: fc.constant('SaveGenericAnswers' as const),
    answers: fc.array(answer, { maxLength: 2 }),
    questions: fc.constant(questions),
    termsAccepted: fc.boolean(),
  }),
  fc.record({
    name: fc.constant('RecordProgress' as const),
    wanted: fc.dictionary(step, status, { maxKeys: 3 }),
    furtherFlags: fc.dictionary(fc.constantFrom(...FURTHER_FLAGS), status, { maxKeys: 1 }),
  }),
  fc.record({
    name: fc.constant('SaveAndLogOut' as const),
    step: fc.option(step),
    finishes: fc.boolean(),
  }),
);

const RANK = { pending: 0, inProgress: 1, completed: 2 };

function assertLawful(before: StepStatuses, after: StepStatuses): void {
  ONBOARDING_STEPS.forEach((each, index) => {
    expect(RANK[after[each]]).toBeGreaterThanOrEqual(RANK[before[each]]);
    const predecessor = ONBOARDING_STEPS[index - 1];
    if (after[each] !== 'pending' && predecessor) expect(after[predecessor]).toBe('completed');
  });
  expect(ONBOARDING_STEPS.filter((each) => after[each] === 'inProgress').length).toBeLessThanOrEqual(1);
  const advanced = ONBOARDING_STEPS.filter((each) => before[each] !== 'completed' && after[each] === 'completed');
  expect([
    [],
    ['financeSystem', 'benefits'],
    ['eLearning', 'dashboard'],
    ...ONBOARDING_STEPS.map((each) => [each]),
  ]).toContainEqual(advanced);
}

describe('any sequence of onboarding commands', () => {
  it('[AUTHZ-06~] accepts no illegal transition in walks of 10,000 steps', () => {
    const walks = fc.array(command, { minLength: 10_000, maxLength: 10_000, size: 'max' });
    let finished = 0;
    fc.assert(
      fc.property(walks, (walk) => {
        let state = onboardingDecider.initialState;
        for (const each of walk) {
          const decision = onboardingDecider.decide(each, state);
          if (!decision.ok) continue;
          const next = decision.value.reduce(onboardingDecider.evolve, state);
          if (next.steps !== state.steps) assertLawful(state.steps, next.steps);
          state = next;
        }
        if (state.steps.dashboard === 'completed') finished += 1;
      }),
      { numRuns: 5 },
    );
    expect(finished).toBeGreaterThan(0);
  });

  it('[AUTHZ-06~] decides the same again from the same events, and an accepted completion is idempotent', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 200, size: 'max' }), (walk) => {
        let state = onboardingDecider.initialState;
        for (const each of walk) {
          const decision = onboardingDecider.decide(each, state);
          if (!decision.ok) continue;
          state = decision.value.reduce(onboardingDecider.evolve, state);
          const repeated = onboardingDecider.decide(each, state);
          if (each.name === 'CompleteStep' || each.name === 'OpenStep')
            expect(repeated).toEqual({ ok: true, value: [] });
        }
      }),
    );
  });
});

describe('answers', () => {
  it('any text is either fit or named as a fault, never an error', () => {
    const rules: QuestionRule[] = (['freeTextNumber', 'freeText', 'options', 'checkBox'] as const).map(
      (type, index) => ({
        questionCode: `Q${index}`,
        type,
        answerCodes: [`Q${index}_A1`, `Q${index}_A2`],
      }),
    );
    const codes = fc.constantFrom('Q0', 'Q1', 'Q2', 'Q3', 'Q9');
    const choice = fc.record({
      answerCode: codes.map((code) => `${code}_A1`),
      answer: fc.string(),
      serialNumber: fc.nat(9),
    });
    const given = fc.array(fc.record({ questionCode: codes, choices: fc.array(choice, { maxLength: 3 }) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(given, (answers) => {
        const { missing, unfit } = faultsOf(answers, rules);
        if (missing.length === 0 && unfit.length === 0)
          expect(new Set(answers.map((each) => each.questionCode)).size).toBe(rules.length);
        if (answers.some(({ questionCode }) => questionCode === 'Q9')) expect(unfit).toContain('Q9');
      }),
    );
  });
});
