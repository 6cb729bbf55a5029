import { ONBOARDING_STEPS, SIGN_IN_HOLDS } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { AccountAct, JourneyAct, JourneyRecord } from './journey-acts';
import { journeyMoments } from './journey-moments';
import type { OnboardingCommand } from './onboarding.commands';
import { onboardingDecider } from './onboarding.decider';
import type { OnboardingState } from './onboarding.state';

const start = Date.parse('2026-10-30T10:00:00.000Z');
const record = (act: JourneyAct, seconds: number): JourneyRecord => ({
  act,
  occurredAt: new Date(start + seconds * 1000),
});
const opened = (step: 'thankYou' | 'generic' | 'benefits' | 'kpi', status: 'pending' | 'inProgress' = 'inProgress') =>
  ({ type: 'onboarding.step-opened.v1', data: { step, status } }) as const;
const saved = (answer: string) =>
  ({
    type: 'onboarding.generic-answers-saved.v1',
    data: {
      answers: [{ questionCode: 'Q1', choices: [{ answerCode: 'A1', answer, serialNumber: 1 }] }],
      questions: 1,
      scoring: 0,
      termsAccepted: true,
    },
  }) as const;
const done = (
  step: 'thankYou' | 'generic' | 'benefits',
  started: 'generic' | 'financeSystem' | 'earlyLaunch',
  alsoCompleted: readonly 'financeSystem'[] = [],
) => ({ type: 'onboarding.step-completed.v1', data: { step, started, alsoCompleted } }) as const;
const refused = {
  type: 'onboarding.step-refused.v1',
  data: { step: 'benefits', attempted: 'complete', code: 'STEP_LOCKED', refusedAt: '2026-10-30T10:05:00.000Z' },
} as const;

const JOURNEY = [
  record({ type: 'registered' }, 0),
  record({ type: 'sign-in-failed', reason: 'email-unverified' }, 20),
  record({ type: 'email-confirmed' }, 60),
  record({ type: 'onboarding.journey-started.v1', data: {} }, 61),
  record({ type: 'signed-in', method: 'password', failuresBefore: 1, held: null }, 90),
  record(opened('thankYou'), 100),
  record(done('thankYou', 'generic'), 130),
  record(opened('generic'), 131),
  record(refused, 300),
  record(saved('14'), 731),
  record(done('generic', 'financeSystem'), 731),
  record(opened('benefits', 'pending'), 800),
  record(done('benefits', 'earlyLaunch', ['financeSystem']), 840),
  record({ type: 'onboarding.saved-and-logged-out.v1', data: { step: null } }, 900),
  record({ type: 'signed-out', reason: 'asked' }, 900),
  record({ type: 'signed-in', method: 'password', failuresBefore: 0, held: null }, 60_900),
] as const;

const chapter = (chapterId: string) => ({
  type: 'chapter-submitted' as const,
  chapter: { chapterId, moduleNumber: 2, chapterNumber: 1, chapterName: 'Getting paid' },
});
const completed = (step: 'detailedFinanceBusinessArea' | 'whatIfCalculator') =>
  ({ type: 'onboarding.step-completed.v1', data: { step, started: null, alsoCompleted: [] } }) as const;

const at = (number: number) => {
  const moment = journeyMoments(JOURNEY)[number - 1];
  if (moment === undefined) throw new Error(`there is no moment ${number}`);
  return moment;
};

describe('the moments of a journey', () => {
  it('tell the screen with each event', () => {
    const screens = journeyMoments(JOURNEY).map(({ screen }) => ('step' in screen ? screen.step : screen.page));
    expect(screens).toEqual([
      'confirm-email',
      'unconfirmed',
      'sign-in',
      'sign-in',
      'progress',
      'thankYou',
      'thankYou',
      'generic',
      'benefits',
      'generic',
      'generic',
      'benefits',
      'benefits',
      'sign-in',
      'sign-in',
      'progress',
    ]);
  });

  const pagesOf = (...acts: readonly AccountAct[]) =>
    journeyMoments(acts.map((act, index) => record(act, index))).map(({ screen }) => screen.page);

  it.each(SIGN_IN_HOLDS)('[EVENT-07~] tell the dialog of a sign-in that waits: %s', (held) => {
    const signedIn = { type: 'signed-in', failuresBefore: 0, held } as const;
    const closed = { type: 'signed-out', reason: 'asked' } as const;
    expect(pagesOf({ ...signedIn, method: 'password' }, closed)).toEqual([held, 'sign-in']);
    expect(pagesOf({ ...signedIn, method: 'passcode' })).toEqual([held]);
  });

  it('[EVENT-07~] tell the sign-in that offers the confirmation mail, and stay there when it is sent', () => {
    const requested = { type: 'confirmation-requested' } as const;
    expect(pagesOf({ type: 'registered' }, requested)).toEqual(['confirm-email', 'confirm-email']);
    expect(pagesOf({ type: 'sign-in-failed', reason: 'email-unverified' }, requested)).toEqual([
      'unconfirmed',
      'unconfirmed',
    ]);
  });

  it('[EVENT-07~] tell the dialog of the passcode while passcodes are wrong', () => {
    const wrong = { type: 'sign-in-failed', reason: 'wrong-passcode' } as const;
    expect(pagesOf({ type: 'passcode-requested' }, wrong, { type: 'passcode-paused' })).toEqual([
      'passcode',
      'passcode',
      'passcode',
    ]);
  });

  it('tell what moved, the answers and the refusals as they were', () => {
    expect(at(13).changes).toEqual([
      { step: 'financeSystem', from: 'inProgress', to: 'completed' },
      { step: 'benefits', from: 'pending', to: 'completed' },
      { step: 'earlyLaunch', from: 'pending', to: 'inProgress' },
    ]);
    expect(at(9).answers).toBeUndefined();
    expect(at(10).answers).toMatchObject({ number: 10, answers: saved('14').data.answers });
    expect(at(16).answers).toEqual(at(10).answers);
    expect(at(8).refusals).toEqual([]);
    expect(at(16).refusals).toMatchObject([{ number: 9, step: 'benefits', code: 'STEP_LOCKED' }]);
    expect([at(2).emailConfirmed, at(3).emailConfirmed]).toEqual([false, true]);
  });

  it('count the time since the start, since the event before and on each step', () => {
    expect(at(9)).toMatchObject({ elapsedMs: 300_000, idleMs: 169_000 });
    expect(at(16)).toMatchObject({ elapsedMs: 60_900_000, idleMs: 60_000_000 });
    const took = (number: number) => Object.fromEntries(at(number).times.map(({ step, tookMs }) => [step, tookMs]));
    expect(took(6)).toEqual({ thankYou: 0 });
    expect(took(9)).toEqual({ thankYou: 30_000, generic: 169_000 });
    expect(took(16)).toEqual({
      thankYou: 30_000,
      generic: 600_000,
      financeSystem: 109_000,
      benefits: 40_000,
      earlyLaunch: null,
    });
  });

  it('let no step begin before its turn, however early its page is looked at', () => {
    const looked = journeyMoments([record(opened('kpi', 'pending'), 0), record(refused, 50)]);
    expect(looked.at(-1)?.times).toMatchObject([{ step: 'kpi', tookMs: null }]);
  });

  it('never let time run back', () => {
    const [, second] = journeyMoments([record({ type: 'registered' }, 10), record({ type: 'email-confirmed' }, 9)]);
    expect(second).toMatchObject({ elapsedMs: 0, idleMs: 0 });
  });
});

const step = fc.constantFrom(...ONBOARDING_STEPS);
const answer = fc.constantFrom('A1', 'A2').map((answerCode) => ({
  questionCode: 'Q1',
  choices: [{ answerCode, answer: answerCode, serialNumber: 1 }],
}));
const command: fc.Arbitrary<OnboardingCommand> = fc.oneof(
  { arbitrary: step.map((each) => ({ name: 'CompleteStep' as const, step: each })), weight: 8 },
  step.map((each) => ({ name: 'OpenStep' as const, step: each })),
  answer.map((each) => ({
    name: 'SaveGenericAnswers' as const,
    answers: [each],
    questions: [{ questionCode: 'Q1', type: 'options' as const, answerCodes: ['A1', 'A2'] }],
    termsAccepted: true,
  })),
  fc.record({ name: fc.constant('SaveAndLogOut' as const), step: fc.option(step), finishes: fc.boolean() }),
  fc.record({
    name: fc.constant('RecordRefusal' as const),
    step,
    attempted: fc.constant('complete' as const),
    code: fc.constant('STEP_LOCKED' as const),
    at: fc.date({ min: new Date(start), max: new Date(start + 7_200_000), noInvalidDate: true }),
  }),
);
const accountAct = fc.constantFrom<AccountAct>(
  { type: 'signed-in', method: 'password', failuresBefore: 0, held: null },
  { type: 'signed-in', method: 'password', failuresBefore: 0, held: 'trial-ended' },
  { type: 'signed-out', reason: 'asked' },
  { type: 'sign-in-failed', reason: 'wrong-password' },
  { type: 'password-reset' },
);

/** A walk by the rules with account events in between, and the state of the rules after each event. */
function walked(tries: readonly (OnboardingCommand | AccountAct)[]) {
  const records: JourneyRecord[] = [];
  const states: OnboardingState[] = [];
  let state = onboardingDecider.initialState;
  const note = (act: JourneyAct): void => {
    records.push(record(act, records.length * 7));
    states.push(state);
  };
  for (const each of tries) {
    if (isAccountAct(each)) note(each);
    else {
      const decision = onboardingDecider.decide(each, state);
      for (const event of decision.ok ? decision.value : []) {
        state = onboardingDecider.evolve(state, event);
        note(event);
      }
    }
  }
  return { records, states };
}

const isAccountAct = (each: OnboardingCommand | AccountAct): each is AccountAct => 'type' in each;
const walk = fc.array(fc.oneof({ arbitrary: command, weight: 5 }, accountAct), { maxLength: 120, size: 'max' });

describe('the moments of any journey', () => {
  it('[EVENT-07~] have at every event the state from which the rules decide', () => {
    fc.assert(
      fc.property(walk, (tries) => {
        const { records, states } = walked(tries);
        expect(journeyMoments(records).map(({ state }) => state)).toEqual(states);
      }),
    );
  });

  it('[EVENT-07~] depend on nothing that comes later', () => {
    fc.assert(
      fc.property(walk, fc.nat(120), (tries, length) => {
        const { records } = walked(tries);
        const shorter = records.slice(0, length);
        expect(journeyMoments(shorter)).toEqual(journeyMoments(records).slice(0, shorter.length));
      }),
    );
  });

  it('[EVENT-07~] change as they say, show the page of what was done and never count backwards', () => {
    fc.assert(
      fc.property(walk, (tries) => {
        const moments = journeyMoments(walked(tries).records);
        moments.forEach((moment, index) => {
          const before = moments[index - 1]?.state.steps ?? onboardingDecider.initialState.steps;
          const changed = Object.fromEntries(moment.changes.map(({ step: name, to }) => [name, to]));
          expect({ ...before, ...changed }).toEqual(moment.state.steps);
          for (const { tookMs } of moment.times) expect(tookMs ?? 0).toBeGreaterThanOrEqual(0);
          expect(moment.elapsedMs).toBeGreaterThanOrEqual(moments[index - 1]?.elapsedMs ?? 0);
          const { act } = moment.record;
          if (act.type === 'onboarding.step-refused.v1') {
            expect(moment.screen).toEqual({ page: 'step', step: act.data.step });
          }
        });
      }),
    );
  });
});

describe('what is done in another area on the page of a step', () => {
  const moments = journeyMoments([
    ...JOURNEY,
    record(chapter('C1'), 60_901),
    record(chapter('C2'), 60_902),
    record(chapter('C1'), 60_903),
    record(completed('detailedFinanceBusinessArea'), 60_904),
    record({ type: 'inputs-saved' }, 60_905),
    record(completed('whatIfCalculator'), 60_906),
    record({ type: 'signed-out', reason: 'asked' }, 60_907),
    record(chapter('C3'), 60_908),
    record({ type: 'inputs-saved' }, 60_909),
  ]).slice(JOURNEY.length);

  it('counts each chapter once, from its moment on, and moves no flag', () => {
    expect(moments.map(({ chapters }) => chapters.map(({ chapterId }) => chapterId).join())).toEqual([
      'C1',
      ...Array<string>(6).fill('C1,C2'),
      'C1,C2,C3',
      'C1,C2,C3',
    ]);
    expect(moments[0]?.changes).toEqual([]);
  });

  it('is seen on the step’s page until the step is completed, and where the customer was afterwards', () => {
    const questions = { page: 'step', step: 'detailedFinanceBusinessArea' };
    const inputs = { page: 'step', step: 'whatIfCalculator' };
    const out = { page: 'signed-out' };
    expect(moments.map(({ screen }) => screen)).toEqual([
      ...Array<object>(4).fill(questions),
      ...Array<object>(2).fill(inputs),
      ...Array<object>(3).fill(out),
    ]);
  });
});
