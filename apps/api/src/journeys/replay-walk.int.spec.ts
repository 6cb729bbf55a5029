import type { journeyReplayContract } from '@keelson/contracts/journeys';
import { STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { AnswerOf } from '@keelson/contracts/wire';
import { wholeForm } from '../testing/whole-form';
import { AccountsBench, PASSWORD } from '../testing/accounts-bench';
import type { Browser, Reply } from '../testing/browser';

type Replay = AnswerOf<typeof journeyReplayContract>;

const WRONG_PASSWORD = 'Canary7wrong';
const NEW_PASSWORD = 'Canary7new';
const PIN = '90817';
const PASSCODE = '60514';

/** The flags that an answer showed the customer, by the position of the last event behind it. */
type Seen = Map<number, unknown>;

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

async function support(): Promise<Browser> {
  const account = await bench.staff('admin', ['journeys.replay']);
  const browser = bench.browser();
  await browser.signIn(account.email, PASSWORD);
  await bench.settled();
  await browser.post('/api/v1/session/passcode', { passcode: await bench.mailPasscode(account.id, PASSCODE) });
  return browser;
}

/** Registers, fails to sign in, resets the password, signs in and walks to the benefits with two refusals. */
async function walk(): Promise<{ readonly id: string; readonly seen: Seen; readonly tokens: readonly string[] }> {
  const { id, email } = await bench.customer();
  const browser = bench.browser();
  bench.pass(30_000);
  await browser.signIn(email, WRONG_PASSWORD);
  await browser.post('/api/v1/accounts/forgot-password', { email });
  await bench.settled();
  const { token } = await bench.mailReset(id, PIN);
  await browser.post('/api/v1/accounts/reset-password', { email, passcode: PIN, password: NEW_PASSWORD });
  bench.pass(60_000);
  const signedIn = await browser.signIn(email, NEW_PASSWORD);
  const seen: Seen = new Map();
  const act = async (path: string, body?: object): Promise<Reply> => {
    bench.pass(15_000);
    const reply = await browser.post(`/api/v1/onboarding/${path}`, body);
    const { positions } = bench.api.services;
    if (reply.status === 200) seen.set(positions.open(reply.meta?.position ?? '') ?? 0, reply.data);
    return reply;
  };
  await act('steps/thankYou/open');
  await act('steps/thankYou/complete');
  await act('steps/generic/open');
  expect((await act('steps/kpi/complete')).code).toBe('STEP_LOCKED');
  expect((await act('generic-answers', { ...wholeForm(id), termsAndConditions: false })).code).toBe(
    'TERMS_NOT_ACCEPTED',
  );
  await act('generic-answers', wholeForm(id));
  await act('progress', { progressScreen: 'inprogress' });
  await act('steps/benefits/open');
  await act('save-and-log-out', { step: 'benefits', finishes: true });
  await browser.post('/api/v1/session/sign-out');
  return { id, seen, tokens: [token, signedIn.data['jwt'] as string, ...browser.cookies.values()] };
}

describe('a replay of a journey that was walked over the API', () => {
  let replay: Replay;
  let text: string;
  let walked: Awaited<ReturnType<typeof walk>>;

  beforeAll(async () => {
    walked = await walk();
    const answer = await (await support()).get(`/api/v1/journeys/${walked.id}/replay`);
    expect(answer.status).toBe(200);
    replay = answer.data as Replay;
    text = answer.text;
  });

  it('[EVENT-07~] shows at every event the flags that the customer was answered', () => {
    expect(walked.seen.size).toBe(7);
    for (const [position, flags] of walked.seen) {
      expect(replay.moments.find((moment) => moment.position === position)?.flags).toEqual(flags);
    }
    let flags = Object.fromEntries(Object.values(STEP_FLAGS).map((name) => [name, 'pending']));
    for (const moment of replay.moments) {
      flags = { ...flags, ...Object.fromEntries(moment.changes.map(({ flag, to }) => [flag, to])) };
      expect(moment.flags).toMatchObject(flags);
    }
  });

  it('[EVENT-07~] tells each event with its facts, its screen and its times', () => {
    const told = replay.moments.map(({ act, by, screen }) => [act.kind, by, screen.step ?? screen.page]);
    expect(told).toEqual([
      ['registered', 'visitor', 'confirm-email'],
      ['confirmation-requested', 'visitor', 'confirm-email'],
      ['email-confirmed', 'visitor', 'sign-in'],
      ['sign-in-failed', 'visitor', 'sign-in'],
      ['reset-requested', 'visitor', 'new-password'],
      ['password-reset', 'customer', 'sign-in'],
      ['signed-in', 'customer', 'progress'],
      ['journey-started', 'customer', 'progress'],
      ['step-opened', 'customer', 'thankYou'],
      ['step-completed', 'customer', 'thankYou'],
      ['step-opened', 'customer', 'generic'],
      ['step-refused', 'customer', 'kpi'],
      ['step-refused', 'customer', 'generic'],
      ['answers-saved', 'customer', 'generic'],
      ['step-completed', 'customer', 'generic'],
      ['flags-noted', 'customer', 'generic'],
      ['step-opened', 'customer', 'benefits'],
      ['step-completed', 'customer', 'benefits'],
      ['left', 'customer', 'sign-in'],
      ['signed-out', 'customer', 'sign-in'],
    ]);
    expect(replay.moments[6]).toMatchObject({ elapsedMs: 90_000, idleMs: 60_000 });
    expect(replay.moments[10]?.steps).toMatchObject([
      { step: 'thankYou', tookMs: 15_000 },
      { step: 'generic', tookMs: 0 },
    ]);
    expect(replay.moments[0]?.flags).toMatchObject({ emailVerificationScreenFlag: 'pending' });
    expect(replay.moments[2]?.changes).toEqual([
      { flag: 'emailVerificationScreenFlag', from: 'pending', to: 'completed' },
    ]);
  });

  it('[EVENT-07~] has the answers and the refusals as they were then', () => {
    const answered = replay.moments.find(({ act }) => act.kind === 'answers-saved');
    expect(replay.answers).toHaveLength(1);
    expect(replay.answers[0]).toMatchObject({ number: answered?.number, savedAt: answered?.occurredAt });
    expect(replay.answers[0]?.generic_details).toHaveLength(14);
    expect(JSON.stringify(replay.answers[0])).toContain('Fitted kitchens');
    expect(replay.moments.map(({ answers }) => answers)).toEqual([
      ...Array<null>(13).fill(null),
      ...Array<number>(7).fill(14),
    ]);
    expect(replay.refusals).toMatchObject([
      { step: 'kpi', attempted: 'complete', code: 'STEP_LOCKED' },
      { step: 'generic', attempted: 'answer', code: 'TERMS_NOT_ACCEPTED' },
    ]);
    expect(replay.moments.map(({ refusals }) => refusals).slice(10)).toEqual([0, 1, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(replay).toMatchObject({
      account: { id: walked.id, name: 'Ada Byron', companyName: 'Engine Works Ltd', erased: false },
      complete: true,
    });
  });

  it('[EVENT-07~] holds no password, PIN, passcode or token, nor the ids of challenges', async () => {
    const challenges = (await bench.eventsOf(walked.id)).flatMap(({ data }) =>
      [data['resetId'], data['challengeId']].filter((id) => typeof id === 'string'),
    );
    expect(challenges.length).toBeGreaterThan(0);
    const secrets = [PASSWORD, WRONG_PASSWORD, NEW_PASSWORD, ...walked.tokens, ...challenges];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    // As words: an id may hold five digits like these by chance.
    for (const code of [PIN, PASSCODE]) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
    const names = [...text.matchAll(/"(\w+)":/g)].map(([, name]) => name);
    expect(
      names.filter((name) => /^(password|passcode|pin|token|jwt|ip|userAgent|email|phone)$/i.test(name ?? '')),
    ).toEqual([]);
  });
});
