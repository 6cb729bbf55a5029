import { FURTHER_FLAGS, ONBOARDING_STEPS, type StepStatus } from '@keelson/vocabulary';
import fc from 'fast-check';
import { evidenceFor } from './evidence-for';
import { faultsOf, type GivenAnswer, type QuestionRule } from './generic-answers';
import type { OnboardingCommand } from './onboarding.commands';
import { onboardingDecider } from './onboarding.decider';
import type { StepStatuses } from './onboarding.steps';
import type { StepEvidence } from './step-evidence';

const questions: readonly QuestionRule[] = [{ questionCode: 'Q1', type: 'options', answerCodes: ['A1', 'A2'] }];
const step = fc.constantFrom(...ONBOARDING_STEPS);
const status = fc.constantFrom<StepStatus>('pending', 'inProgress', 'completed');
const answer = fc.constantFrom('A1', 'A2', 'A3').map((answerCode): GivenAnswer => ({
  questionCode: 'Q1',
  choices: [{ answerCode, answer: answerCode, serialNumber: 1 }],
}));

const chapters = fc.uniqueArray(fc.constantFrom('C1', 'C2', 'C3'));
const financeAnswers = fc.record({
  step: fc.constant('detailedFinanceBusinessArea' as const),
  asked: chapters,
  submitted: chapters,
});
const planInputs = fc.record({
  step: fc.constant('whatIfCalculator' as const),
  inputs: fc.constantFrom('typed' as const, 'books' as const, 'missing' as const),
});
/** Also none at all, and that of another step. */
const evidence = fc.option(fc.oneof(financeAnswers, planInputs), { nil: undefined });
const withEvidence = <Order extends object>(orders: fc.Arbitrary<Order>) =>
  fc.tuple(orders, evidence).map(([order, found]) => ({ ...order, ...(found && { evidence: found }) }));

const command: fc.Arbitrary<OnboardingCommand> = fc.oneof(
  {
    arbitrary: withEvidence(step.map((each) => ({ name: 'CompleteStep' as const, step: each }))),
    weight: 6,
  },
  step.map((each) => ({ name: 'OpenStep' as const, step: each })),
  fc.record({
    name: fc.constant('SaveGenericAnswers' as const),
    answers: fc.array(answer, { maxLength: 2 }),
    questions: fc.constant(questions),
    termsAccepted: fc.boolean(),
  }),
  withEvidence(
    fc.record({
      name: fc.constant('RecordProgress' as const),
      wanted: fc.dictionary(step, status, { maxKeys: 3 }),
      furtherFlags: fc.dictionary(fc.constantFrom(...FURTHER_FLAGS), status, { maxKeys: 1 }),
    }),
  ),
  withEvidence(
    fc.record({
      name: fc.constant('SaveAndLogOut' as const),
      step: fc.option(step),
      finishes: fc.boolean(),
    }),
  ),
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

/** Written anew from the specification: what completes each step, told by the command and what was opened before. */
function isEvidenced(
  completed: (typeof ONBOARDING_STEPS)[number],
  given: StepEvidence | undefined,
  openedInTurn: ReadonlySet<string>,
): boolean {
  switch (completed) {
    case 'detailedFinanceBusinessArea': {
      if (given?.step !== completed || given.asked.length === 0) return false;
      return given.asked.filter((chapter) => !given.submitted.includes(chapter)).length === 0;
    }
    case 'whatIfCalculator':
      return given?.step === completed && (given.inputs === 'typed' || given.inputs === 'books');
    case 'eLearning':
    case 'dashboard':
      return openedInTurn.has('eLearning');
    case 'thankYou':
    case 'generic':
    case 'financeSystem':
    case 'benefits':
    case 'earlyLaunch':
    case 'myFinanceSummary':
    case 'customerAchieveGoals':
    case 'kpi':
      return true;
  }
}

describe('any sequence of onboarding commands', () => {
  it('[AUTHZ-06~] accepts no illegal transition, and completes no step without what it takes, in walks of 10,000 steps', () => {
    const walks = fc.array(command, { minLength: 10_000, maxLength: 10_000, size: 'max' });
    let finished = 0;
    fc.assert(
      fc.property(walks, (walk) => {
        let state = onboardingDecider.initialState;
        const openedInTurn = new Set<string>();
        for (const each of walk) {
          const decision = onboardingDecider.decide(each, state);
          if (!decision.ok) continue;
          if (each.name === 'OpenStep' && state.steps[each.step] === 'inProgress') openedInTurn.add(each.step);
          const next = decision.value.reduce(onboardingDecider.evolve, state);
          if (next.steps !== state.steps) assertLawful(state.steps, next.steps);
          const found = 'evidence' in each ? each.evidence : undefined;
          for (const done of ONBOARDING_STEPS)
            if (next.steps[done] === 'completed' && state.steps[done] !== 'completed')
              expect([done, isEvidenced(done, found, openedInTurn)]).toEqual([done, true]);
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

describe('what a command is to bring', () => {
  it('is asked for where it would complete the current step, and only there', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 200, size: 'max' }), (walk) => {
        let state = onboardingDecider.initialState;
        for (const each of walk) {
          const { evidence: _, ...bare } = { evidence: undefined, ...each };
          const asked = evidenceFor(each, state);
          const lacking = onboardingDecider.decide(bare, state);
          const needed = !lacking.ok && /^(FINANCE_ANSWERS|INPUTS)_REQUIRED$/.test(lacking.failure.code);
          expect([each, asked !== undefined]).toEqual([each, needed]);
          const decision = onboardingDecider.decide(each, state);
          if (decision.ok) state = decision.value.reduce(onboardingDecider.evolve, state);
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
