import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_LEARNING } from './demo-learning';
import { DEMO_PAYMENTS } from './demo-payments';
import { DEMO_PARTNERS } from './demo-people';

interface Entry {
  readonly chapterId: string;
  readonly subChapterId: string;
  readonly methodologyId: string;
  readonly learning_videos: readonly unknown[];
  readonly quiz_questions: readonly { readonly quiz_answers: readonly { readonly serialNumber: number }[] }[];
}

/** The content that ships. */
const listOf = (name: string): readonly Entry[] => {
  const path = join(__dirname, '../../../api/content', `${name}.json`);
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: readonly { attributes: Entry }[] };
  return data.map(({ attributes }) => attributes);
};

describe('the learning of the demo customers', () => {
  const chapters = listOf('chapters');
  const subChapters = listOf('sub-chapters');
  const readings = listOf('readings');
  const chapterOf = (begins: string) => chapters.find(({ chapterId }) => chapterId.startsWith(`${begins}_`));

  it('is of the content that ships: its chapters, their lessons, and answers that their quizzes offer', () => {
    for (const { answers, lessons, quizzes, tasks } of DEMO_LEARNING) {
      expect(answers.filter(([chapter]) => !chapterOf(chapter))).toEqual([]);
      for (const [begins] of lessons) {
        const chapter = chapterOf(begins);
        const own = readings.filter(({ chapterId }) => chapterId === chapter?.chapterId);
        expect((chapter?.learning_videos.length ?? 0) + own.length).toBeGreaterThan(0);
      }
      for (const [id, chosen] of quizzes) {
        const questions = subChapters.find(({ subChapterId }) => subChapterId === id)?.quiz_questions ?? [];
        const unanswered = questions.filter(
          ({ quiz_answers }, at) => !quiz_answers.some(({ serialNumber }) => String(serialNumber) === chosen[at]),
        );
        expect([id, chosen.length, unanswered]).toEqual([id, questions.length, []]);
      }
      const taken = quizzes.map(([id]) => id);
      const unknown = tasks.filter(([id]) => !subChapters.some(({ subChapterId }) => subChapterId === id));
      expect([unknown, tasks.filter(([id]) => taken.includes(id))]).toEqual([[], []]);
    }
  });

  it('is of customers who have paid, some of each channel partner, in every state', () => {
    const paid = DEMO_PAYMENTS.filter(({ outcome }) => outcome === 'paid').map(({ email }) => email);
    const emails = DEMO_LEARNING.map(({ email }) => email);
    expect(paid).toEqual(expect.arrayContaining(emails));
    for (const { customers } of DEMO_PARTNERS) expect(customers.some((email) => emails.includes(email))).toBe(true);
    const levels = DEMO_LEARNING.flatMap(({ answers }) => answers.map(([, level]) => level));
    expect(new Set(levels)).toEqual(new Set(['weak', 'fair', 'good', 'begun']));
    const days = DEMO_LEARNING.flatMap(({ tasks }) => tasks.map(([, inDays]) => inDays));
    expect([days.includes(0), days.some((inDays) => inDays > 0)]).toEqual([true, true]);
  });
});
