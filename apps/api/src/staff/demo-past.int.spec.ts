import { DeciderRunner } from '@keelson/event-store/decisions';
import type { ChapterForm } from '@keelson/domain/questionnaires';
import { AccountsBench, START } from '../testing/accounts-bench';
import { type DemoPast, liveThrough } from './demo-past';

const PASSWORD = 'Weathered47';
const DAY_MS = 86_400_000;

const ago = (days: number): Date => new Date(START.getTime() - days * DAY_MS);
const person = {
  email: 'isla@frostfell.example',
  name: 'Isla Frost',
  companyName: 'Frost & Fell Outdoors',
  companyType: 'soletrader',
  sector: 3,
  phone: '01632960301',
  password: PASSWORD,
  answers: [{ questionCode: 'Q1', choices: [{ answerCode: 'A1', answer: 'Tents', serialNumber: 1 }] }],
};
const chapter: ChapterForm = {
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId: 'C1', chapterNumber: 1 },
  ...{ chapterName: 'Getting paid', weightage: 1, contentVersion: 'v1' },
  questions: [
    { questionCode: 'F1', question: 'We are paid on time', answers: [] },
    { questionCode: 'F2', question: 'How often?', answers: [{ answerCode: 'F2_A1', answer: 'Always', scoring: 10 }] },
  ],
};
const DEEDS: readonly (readonly [days: number, DemoPast['deeds'][number]['deed']])[] = [
  [40, { did: 'register' }],
  [39, { did: 'confirm' }],
  [38, { did: 'sign-in' }],
  [37, { did: 'open', step: 'thankYou' }],
  [36, { did: 'complete', step: 'thankYou' }],
  [35, { did: 'refused', step: 'generic', attempted: 'answer', code: 'TERMS_NOT_ACCEPTED' }],
  [34, { did: 'answers' }],
  [33, { did: 'complete', step: 'benefits' }],
  [33, { did: 'complete', step: 'earlyLaunch' }],
  [33, { did: 'complete', step: 'detailedFinanceBusinessArea' }],
  [33, { did: 'leave', step: 'myFinanceSummary' }],
  [32, { did: 'sign-out' }],
  [3, { did: 'wrong-password' }],
];

describe('demo customers whose stories lie behind them', () => {
  let bench: AccountsBench;

  beforeAll(async () => {
    bench = await AccountsBench.open();
  });
  afterAll(() => bench.close());

  const past: DemoPast = {
    people: [person],
    questions: [{ questionCode: 'Q1', type: 'freeText', answerCodes: ['A1'] }],
    deeds: DEEDS.map(([days, deed]) => ({ at: ago(days).toISOString(), email: person.email, deed })),
  };
  const seed = async (): Promise<number> => {
    const runner = bench.api.app.get(DeciderRunner, { strict: false });
    const setClock = (at: Date): void => {
      bench.now = at;
    };
    const added = await liveThrough(past, { vault: bench.vault, runner, financeChapters: [chapter], setClock });
    bench.now = START;
    return added;
  };

  it('have each event at its time, decided by the rules, and sign in as anybody does; once only', async () => {
    expect(await seed()).toBe(1);
    const { data } = await bench.browser().signIn(person.email, PASSWORD);
    expect(data['user_details']).toMatchObject({ freeTrailUser: 1, freeTrailExpired: true });
    const { id } = data['user_details'] as { id: string };
    const { rows } = await bench.database.admin(
      `SELECT type, occurred_at FROM event_store.events WHERE partition_key = $1 AND occurred_at < $2
       ORDER BY position`,
      [id, START],
    );
    const told = (rows as { type: string; occurred_at: Date | string }[]).map(({ type, occurred_at }) => [
      type.split('.')[1],
      Math.round((START.getTime() - new Date(occurred_at).getTime()) / DAY_MS),
    ]);
    expect(told).toEqual([
      ['customer-registered', 40],
      ['email-verification-requested', 40],
      ['email-verified', 39],
      ['journey-started', 39],
      ['signed-in', 38],
      ['step-opened', 37],
      ['step-completed', 36],
      ['step-refused', 35],
      ['generic-answers-saved', 34],
      ['step-completed', 34],
      ['step-completed', 33],
      ['step-completed', 33],
      ['chapter-submitted', 33],
      ['chapter-scored', 33],
      ['step-completed', 33],
      ['saved-and-logged-out', 33],
      ['signed-out', 32],
      ['sign-in-failed', 3],
    ]);
    expect(await seed()).toBe(0);
  });
});
