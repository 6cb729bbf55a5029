import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { GivenAnswer, QuestionRule } from './generic-answers';
import type { OnboardingCommand } from './onboarding.commands';
import { onboardingDecider } from './onboarding.decider';
import type { OnboardingEvent } from './onboarding.events';
import { type OnboardingState, REFUSAL_LIMIT, REFUSAL_WINDOW_MS } from './onboarding.state';
import { ALL_PENDING } from './onboarding.steps';
import type { StepEvidence } from './step-evidence';

const questions: readonly QuestionRule[] = [
  { questionCode: 'Q1', type: 'freeTextNumber', answerCodes: ['Q1_A1'] },
  { questionCode: 'Q2', type: 'checkBox', answerCodes: ['Q2_A1', 'Q2_A2'] },
];
const answers: readonly GivenAnswer[] = [
  { questionCode: 'Q1', choices: [{ answerCode: 'Q1_A1', answer: '14', serialNumber: 1 }] },
  { questionCode: 'Q2', choices: [{ answerCode: 'Q2_A2', answer: 'Online', serialNumber: 2 }] },
];
const save: OnboardingCommand = { name: 'SaveGenericAnswers', answers, questions, termsAccepted: true };
const open = (step: OnboardingStep): OnboardingCommand => ({ name: 'OpenStep', step });
const complete = (step: OnboardingStep, evidence?: StepEvidence): OnboardingCommand => ({
  name: 'CompleteStep',
  step,
  ...(evidence && { evidence }),
});
const answered = (...submitted: string[]): StepEvidence => ({
  step: 'detailedFinanceBusinessArea',
  asked: ['C1', 'C2'],
  submitted,
});
const inputs = (found: 'typed' | 'books' | 'missing'): StepEvidence => ({ step: 'whatIfCalculator', inputs: found });
/** Completes a step with everything that it takes. */
const finish = (step: OnboardingStep): OnboardingCommand[] => {
  if (step === 'detailedFinanceBusinessArea') return [complete(step, answered('C1', 'C2'))];
  if (step === 'whatIfCalculator') return [complete(step, inputs('typed'))];
  return step === 'eLearning' ? [open(step), complete(step)] : [complete(step)];
};

function decide(state: OnboardingState, command: OnboardingCommand): readonly OnboardingEvent[] {
  const decision = onboardingDecider.decide(command, state);
  if (!decision.ok) throw new Error(decision.failure.code);
  return decision.value;
}
const given = (...commands: OnboardingCommand[]): OnboardingState =>
  commands.reduce(
    (state, command) => decide(state, command).reduce(onboardingDecider.evolve, state),
    onboardingDecider.initialState,
  );
const refusal = (state: OnboardingState, command: OnboardingCommand) => {
  const decision = onboardingDecider.decide(command, state);
  return decision.ok ? undefined : decision.failure.code;
};

const toAnswers = [open('thankYou'), complete('thankYou')];
const toFinanceSystem = [...toAnswers, save];
const toStep = (step: OnboardingStep): OnboardingState => {
  const later = ONBOARDING_STEPS.slice(3, ONBOARDING_STEPS.indexOf(step));
  return given(...toFinanceSystem, ...later.flatMap(finish));
};

describe('onboarding', () => {
  it('[ONB-01~] starts with every step pending, and only once', () => {
    const state = given({ name: 'StartJourney' });
    expect(state.steps).toEqual(ALL_PENDING);
    expect(decide(state, { name: 'StartJourney' })).toEqual([]);
  });

  it('starts by the first command when nothing else started it', () => {
    expect(decide(onboardingDecider.initialState, open('kpi')).map(({ type }) => type)).toEqual([
      'onboarding.journey-started.v1',
      'onboarding.step-opened.v1',
    ]);
  });

  it('opening the thank-you video begins it; opening any other step moves nothing', () => {
    expect(given(open('thankYou')).steps.thankYou).toBe('inProgress');
    expect(given(open('kpi')).steps).toEqual(ALL_PENDING);
    expect(decide(given(open('kpi')), open('kpi'))).toEqual([]);
  });

  it('[ONB-04] thank-you done starts the questions; answers saved start the finance system', () => {
    expect(given(...toAnswers).steps).toEqual({ ...ALL_PENDING, thankYou: 'completed', generic: 'inProgress' });
    expect(given(...toFinanceSystem).steps).toEqual({
      ...ALL_PENDING,
      thankYou: 'completed',
      generic: 'completed',
      financeSystem: 'inProgress',
    });
  });

  it('[ONB-05] benefits done completes finance system, benefits and questions and starts early launch', () => {
    expect(toStep('earlyLaunch').steps).toEqual({
      ...ALL_PENDING,
      thankYou: 'completed',
      generic: 'completed',
      financeSystem: 'completed',
      benefits: 'completed',
      earlyLaunch: 'inProgress',
    });
  });

  it.each([
    ['[ONB-03~]', 'earlyLaunch', 'detailedFinanceBusinessArea'],
    ['[ONB-06~]', 'detailedFinanceBusinessArea', 'myFinanceSummary'],
    ['[ONB-07~]', 'myFinanceSummary', 'customerAchieveGoals'],
    ['[ONB-08~]', 'customerAchieveGoals', 'kpi'],
    ['[ONB-09]', 'kpi', 'whatIfCalculator'],
    ['[ONB-10~]', 'whatIfCalculator', 'eLearning'],
  ] as const)('%s %s done starts %s', (_id, step, next) => {
    const before = toStep(step);
    const after = finish(step).reduce(
      (state, each) => decide(state, each).reduce(onboardingDecider.evolve, state),
      before,
    );
    expect(after.steps).toEqual({ ...before.steps, [step]: 'completed', [next]: 'inProgress' });
  });

  it('[ONB-11~] the learning journey done completes itself and the dashboard', () => {
    const after = given(...toFinanceSystem, ...ONBOARDING_STEPS.slice(3, 11).flatMap(finish));
    expect(Object.values(after.steps)).toEqual(ONBOARDING_STEPS.map(() => 'completed'));
  });

  it.each(ONBOARDING_STEPS)('[AUTHZ-06~] %s cannot be completed at the start', (step) => {
    expect(refusal(given({ name: 'StartJourney' }), complete(step))).toBe('STEP_LOCKED');
  });

  it('refuses steps that only follow from others', () => {
    expect(refusal(given(...toAnswers), complete('generic'))).toBe('ANSWERS_REQUIRED');
    expect(refusal(given(...toFinanceSystem), complete('financeSystem'))).toBe('STEP_FOLLOWS_ANOTHER');
  });

  it('completing a completed step changes nothing, and takes nothing any more', () => {
    expect(decide(toStep('kpi'), complete('benefits'))).toEqual([]);
    expect(decide(toStep('kpi'), complete('detailedFinanceBusinessArea'))).toEqual([]);
    const record = { name: 'RecordProgress', wanted: { whatIfCalculator: 'completed' }, furtherFlags: {} } as const;
    expect(decide(toStep('eLearning'), record)).toEqual([]);
  });

  describe('a step that is completed by what was done elsewhere', () => {
    const asks = (step: OnboardingStep, evidence?: StepEvidence): OnboardingCommand[] => {
      const brought = evidence ? { evidence } : {};
      return [
        complete(step, evidence),
        { name: 'RecordProgress', wanted: { [step]: 'completed' }, furtherFlags: {}, ...brought },
        { name: 'SaveAndLogOut', step, finishes: true, ...brought },
      ];
    };

    it.each([
      ['detailedFinanceBusinessArea', undefined, 'FINANCE_ANSWERS_REQUIRED'],
      ['detailedFinanceBusinessArea', answered(), 'FINANCE_ANSWERS_REQUIRED'],
      ['detailedFinanceBusinessArea', answered('C1', 'C3'), 'FINANCE_ANSWERS_REQUIRED'],
      ['detailedFinanceBusinessArea', { ...answered('C1'), asked: [] }, 'FINANCE_ANSWERS_REQUIRED'],
      ['detailedFinanceBusinessArea', inputs('typed'), 'FINANCE_ANSWERS_REQUIRED'],
      ['detailedFinanceBusinessArea', answered('C0', 'C2', 'C1'), undefined],
      ['whatIfCalculator', undefined, 'INPUTS_REQUIRED'],
      ['whatIfCalculator', inputs('missing'), 'INPUTS_REQUIRED'],
      ['whatIfCalculator', answered('C1', 'C2'), 'INPUTS_REQUIRED'],
      ['whatIfCalculator', inputs('books'), undefined],
      ['eLearning', undefined, 'PAGE_UNOPENED'],
    ] as const)('%s with %j: %s', (step, evidence, code) => {
      for (const each of asks(step, evidence)) expect(refusal(toStep(step), each)).toBe(code);
    });

    it('the learning journey, whose page was opened before its turn', () => {
      const early = [open('thankYou'), complete('thankYou'), open('eLearning'), save];
      const later = ONBOARDING_STEPS.slice(3, 10).flatMap(finish);
      expect(refusal(given(...early, ...later), complete('eLearning'))).toBe('PAGE_UNOPENED');
      expect(refusal(given(...early, ...later, open('eLearning')), complete('eLearning'))).toBeUndefined();
    });
  });

  describe('answers', () => {
    it('[ONB-13~] are refused before their turn, incomplete, unfit or without the terms', () => {
      expect(refusal(given(open('thankYou')), save)).toBe('STEP_LOCKED');
      const state = given(...toAnswers);
      expect(refusal(state, { ...save, answers: answers.slice(1) })).toBe('ANSWERS_INCOMPLETE');
      expect(refusal(state, { ...save, termsAccepted: false })).toBe('TERMS_NOT_ACCEPTED');
      const unfit = [{ questionCode: 'Q1', choices: [{ answerCode: 'Q1_A1', answer: 'many', serialNumber: 1 }] }];
      expect(refusal(state, { ...save, answers: [...unfit, ...answers.slice(1)] })).toBe('ANSWERS_UNFIT');
    });

    it('are saved again only when they differ, and never move a completed step', () => {
      const state = toStep('kpi');
      expect(decide(state, save)).toEqual([]);
      const changed = [
        ...answers.slice(0, 1),
        { questionCode: 'Q2', choices: [{ answerCode: 'Q2_A1', answer: 'Shop', serialNumber: 1 }] },
      ];
      expect(decide(state, { ...save, answers: changed }).map(({ type }) => type)).toEqual([
        'onboarding.generic-answers-saved.v1',
      ]);
    });
  });

  describe('a flags record', () => {
    const record = (wanted: Extract<OnboardingCommand, { name: 'RecordProgress' }>['wanted']): OnboardingCommand => ({
      name: 'RecordProgress',
      wanted,
      furtherFlags: {},
    });

    it('[ONB-05] completes benefits as the specified record asks', () => {
      const wanted = {
        generic: 'completed',
        financeSystem: 'completed',
        benefits: 'completed',
        earlyLaunch: 'inProgress',
      } as const;
      expect(decide(given(...toFinanceSystem), record(wanted))).toEqual([
        {
          type: 'onboarding.step-completed.v1',
          data: { step: 'benefits', alsoCompleted: ['financeSystem'], started: 'earlyLaunch' },
        },
      ]);
    });

    it('[AUTHZ-06~] never skips: not ahead, not two at once, not what follows from others', () => {
      expect(refusal(given(open('thankYou')), record({ kpi: 'inProgress' }))).toBe('STEP_LOCKED');
      expect(refusal(given(...toFinanceSystem), record({ benefits: 'completed', earlyLaunch: 'completed' }))).toBe(
        'STEP_LOCKED',
      );
      expect(refusal(given(...toAnswers), record({ generic: 'completed' }))).toBe('ANSWERS_REQUIRED');
      expect(refusal(toStep('kpi'), record({ dashboard: 'completed' }))).toBe('STEP_LOCKED');
    });

    it('never turns a step back', () => {
      expect(decide(toStep('kpi'), record(ALL_PENDING))).toEqual([]);
    });

    it('[ONB-01~] keeps the four further names', () => {
      const command: OnboardingCommand = {
        name: 'RecordProgress',
        wanted: {},
        furtherFlags: { financeQuestions: 'inProgress' },
      };
      const state = given(command);
      expect(state.furtherFlags).toEqual({ financeQuestions: 'inProgress' });
      expect(decide(state, command)).toEqual([]);
    });
  });

  it('[ONB-12~] Save and Log Out is kept each time, with the step it finishes', () => {
    const leave: OnboardingCommand = { name: 'SaveAndLogOut', step: 'myFinanceSummary', finishes: true };
    expect(decide(toStep('myFinanceSummary'), leave).map(({ type }) => type)).toEqual([
      'onboarding.step-completed.v1',
      'onboarding.saved-and-logged-out.v1',
    ]);
    expect(decide(toStep('kpi'), { ...leave, finishes: false })).toHaveLength(1);
    expect(refusal(given(...toAnswers), leave)).toBe('STEP_LOCKED');
  });

  it('records refusals up to a bound in each window', () => {
    const at = (ms: number): OnboardingCommand => ({
      name: 'RecordRefusal',
      step: 'kpi',
      attempted: 'complete',
      code: 'STEP_LOCKED',
      at: new Date(ms),
    });
    const state = given(...Array.from({ length: REFUSAL_LIMIT }, (_, index) => at(index)));
    expect(decide(state, at(REFUSAL_LIMIT))).toEqual([]);
    expect(decide(state, at(REFUSAL_WINDOW_MS + REFUSAL_LIMIT))).toHaveLength(1);
  });
});
