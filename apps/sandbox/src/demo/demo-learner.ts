import { DEMO_LEARNING, type DemoAnswering, type DemoLearning } from './demo-learning';
import type { ProductClient } from './product-client';
import { unlessDone } from './unless-done';

interface Chapter {
  readonly chapterId: string;
  readonly learning_videos: readonly { readonly videoId: string }[];
  readonly learning_methodologies: readonly { readonly methodologyId: string }[];
  readonly sub_chapters: readonly { readonly subChapterId: string }[];
}
interface Modules {
  readonly modules: readonly { readonly moduleId: string; readonly chapters_masters: readonly Chapter[] }[];
}
interface Form {
  readonly chapters: readonly {
    readonly chapterId: string;
    readonly version: string;
    readonly questions: readonly {
      readonly questionCode: string;
      readonly learning_answers: readonly { readonly answerCode: string }[];
    }[];
  }[];
}
interface Quiz {
  readonly quiz_questions: readonly {
    readonly questionCode: string;
    readonly quiz_answers: readonly { readonly answerCode: string }[];
  }[];
}

/** Marks of the slider, one question after the other; editors write the answers of a question from the best down. */
const MARKS: Readonly<Record<DemoAnswering, readonly number[]>> = {
  weak: [1, 3, 3, 1, 7, 3],
  fair: [7, 3, 7, 7, 3, 10],
  good: [10, 10, 7, 10, 10, 7],
  begun: [7, 7, 3],
};
const FROM_THE_BEST = [10, 7, 3, 1];
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lets a demo customer answer the finance questions as it is told of them: before their step of the onboarding, which
 * takes them as they are.
 */
export async function answerDemoFinance(client: ProductClient, accountId: string, email: string): Promise<void> {
  const learning = DEMO_LEARNING.find((each) => each.email === email);
  if (!learning) return;
  const answers = learning.answers.filter(([chapter]) => chapter.startsWith('M2_'));
  await (await DemoLearner.of(client, accountId)).does({ ...learning, answers, lessons: [], quizzes: [], tasks: [] });
}

/** What a demo customer does in the learning area, over the public API. */
export class DemoLearner {
  private readonly chapters: readonly (Chapter & { readonly moduleId: string })[];
  private readonly own: string;

  private constructor(
    private readonly client: ProductClient,
    accountId: string,
    modules: Modules['modules'],
  ) {
    this.chapters = modules.flatMap(({ moduleId, chapters_masters }) =>
      chapters_masters.map((chapter) => ({ ...chapter, moduleId })),
    );
    this.own = `/api/v1/accounts/${accountId}`;
  }

  static async of(client: ProductClient, accountId: string): Promise<DemoLearner> {
    const { modules } = await client.get<Modules>('/api/v1/learning/modules');
    return new DemoLearner(client, accountId, modules);
  }

  async does({ answers, lessons, quizzes, tasks }: DemoLearning): Promise<void> {
    for (const [chapter, level] of answers) await this.answer(chapter, level);
    for (const [chapter, count] of lessons) await this.learn(chapter, count);
    for (const [subChapterId, chosen] of quizzes) await this.take(subChapterId, chosen);
    await this.plan(tasks);
  }

  /** `undefined` where the content service of this copy has other chapters. */
  private named(begins: string) {
    return this.chapters.find(({ chapterId }) => chapterId.startsWith(`${begins}_`));
  }

  private async answer(begins: string, level: DemoAnswering): Promise<void> {
    const chapter = this.named(begins);
    if (!chapter) return;
    const path = `${this.own}/questionnaires/${chapter.moduleId}`;
    const form = (await this.client.get<Form>(path)).chapters.find(({ chapterId }) => chapterId === chapter.chapterId);
    if (!form) return;
    const marks = MARKS[level];
    const asked = level === 'begun' ? form.questions.slice(0, marks.length) : form.questions;
    const questions = asked.map(({ questionCode, learning_answers: own }, at) => {
      const mark = marks[at % marks.length] ?? 7;
      const button = own[Math.min(FROM_THE_BEST.indexOf(mark), own.length - 1)];
      return { questionId: questionCode, answerId: button?.answerCode ?? String(mark) };
    });
    const sent = { version: form.version, questions };
    await unlessDone('ALREADY_ANSWERED', () =>
      level === 'begun'
        ? this.client.put(`${path}/chapters/${chapter.chapterId}/answers`, sent)
        : this.client.post(`${path}/chapters/${chapter.chapterId}`, sent),
    );
  }

  /** Transcripts are read instead of videos watched: nothing plays here. */
  private async learn(begins: string, count: number): Promise<void> {
    const chapter = this.named(begins);
    if (!chapter) return;
    const { moduleId, chapterId } = chapter;
    const finishing = [
      ...chapter.learning_videos.map(({ videoId }) => ['videos-watched', { videoId, playedShare: null }] as const),
      ...chapter.learning_methodologies.map(
        ({ methodologyId }) => ['readings-done', { readId: methodologyId }] as const,
      ),
    ];
    for (const [what, lesson] of finishing.slice(0, count))
      await this.client.post(`${this.own}/learning/${what}`, { moduleId, chapterId, ...lesson });
  }

  private async take(subChapterId: string, chosen: string): Promise<void> {
    const chapter = this.chapterOf(subChapterId);
    if (!chapter) return;
    const quiz = await this.client.get<Quiz>(`${this.own}/quizzes/${subChapterId}`);
    const questions = quiz.quiz_questions.map(({ questionCode, quiz_answers }, at) => {
      const code = `${questionCode}_A${chosen[at]}`;
      const answer = quiz_answers.find(({ answerCode }) => answerCode === code) ?? quiz_answers[0];
      return { questionCode, answerCode: answer?.answerCode ?? '', subChapterCode: subChapterId };
    });
    // Once a quiz was taken it asks nothing more.
    if (questions.length === 0) return;
    await unlessDone('ALREADY_ANSWERED', () =>
      this.client.post(`${this.own}/quiz-answers`, { chapterCode: chapter.chapterId, questions }),
    );
  }

  private async plan(tasks: DemoLearning['tasks']): Promise<void> {
    const planned = tasks.flatMap(([subChapterId, inDays]) => {
      const chapter = this.chapterOf(subChapterId);
      if (!chapter) return [];
      const { moduleId, chapterId } = chapter;
      return [{ subChapterId, chapterId, moduleId, date: londonDay(new Date(Date.now() + inDays * DAY_MS)) }];
    });
    if (planned.length > 0) await this.client.post(`${this.own}/tasks`, { tasks: planned });
  }

  private chapterOf(subChapterId: string) {
    return this.chapters.find(({ sub_chapters }) => sub_chapters.some((each) => each.subChapterId === subChapterId));
  }
}

/** 2026-11-26: the day on which a task may fall due at the earliest is London's. */
const londonDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(at);
