import { type LearningCommand, learningDecider, type LearningState, learningStream } from '@keelson/domain/learning';
import { quizzesDecider, quizzesStream, type SubmitQuiz } from '@keelson/domain/quizzes';
import { type TaskCommand, tasksDecider, type TasksState, tasksStream } from '@keelson/domain/tasks';
import type { Decider, DomainEvent } from '@keelson/domain';
import type { Rejection } from '@keelson/kernel';
import type { LearningProgressRow } from '@keelson/read-models/learning';
import type { QuizScoresRow } from '@keelson/read-models/quizzes';
import type { TaskDatesRow } from '@keelson/read-models/tasks';
import { runSeed } from '@keelson/test-database/run';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';

const CUSTOMERS = 1_000;
const NAMES: readonly string[] = ['learning-progress', 'task-dates', 'quiz-scores'];
const TODAY = '2026-11-26';
const SUB_CHAPTERS = ['S1', 'S2', 'S3'];

/** The same numbers from the same seed. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const item = (id: string) => ({ id, title: `About ${id}`, version: 'v1' });
const finance = {
  ...{ moduleId: 'M2_Finance', moduleName: 'Finance' },
  chapters: ['C1', 'C2'].map((chapterId) => ({
    ...{ chapterId, chapterName: `Chapter ${chapterId}`, weightage: 50 },
    ...{ videos: [item(`${chapterId}_V1`), item(`${chapterId}_V2`)], readings: [item(`${chapterId}_R1`)] },
  })),
};
const place = (subChapterId: string) => ({
  ...{ moduleId: 'M2_Finance', moduleName: 'Finance', chapterId: 'C1', chapterName: 'Chapter C1' },
  ...{ subChapterId, subChapterName: `About ${subChapterId}` },
});

const lesson = (chance: (below: number) => number): LearningCommand => {
  const chapterId = chance(2) === 0 ? 'C1' : 'C2';
  const of = { module: finance, chapterId };
  const which = chance(3);
  return which === 2
    ? { name: 'FinishReading', ...of, readId: `${chapterId}_R1` }
    : { name: 'WatchVideo', ...of, videoId: `${chapterId}_V${which + 1}`, playedShare: 1 };
};
const plan = (chance: (below: number) => number): TaskCommand => ({
  ...{ name: 'SaveTasks', today: TODAY },
  tasks: SUB_CHAPTERS.slice(chance(3)).map((each) => ({
    ...{ place: place(each), done: false },
    date: chance(3) === 0 ? null : `2026-12-${String(10 + chance(20))}`,
  })),
});
const quiz = (subChapterId: string): SubmitQuiz => ({
  name: 'SubmitQuiz',
  quiz: {
    ...{ ...place(subChapterId), moduleNumber: 2, chapterNumber: 1, chapterWeightage: 50, subChapterNumber: 1 },
    ...{ weightage: 1, contentVersion: 'v1' },
    questions: [
      {
        ...{ questionCode: 'K1', question: 'How?', explanation: 'So.' },
        answers: [{ answerCode: 'A', serialNumber: 1, answer: 'So', value: 1 }],
      },
    ],
  },
  outline: {
    moduleId: 'M2_Finance',
    chapters: [
      { chapterId: 'C1', weightage: 50, quizzes: SUB_CHAPTERS.map((each) => ({ subChapterId: each, weightage: 1 })) },
    ],
  },
  answers: [{ questionCode: 'K1', answerCode: 'A' }],
});

/** Decides one after the other; what is refused did not happen. Each of the results is what one command recorded. */
function walked<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event, Rejection>,
  commands: readonly Command[],
): { readonly state: State; readonly events: readonly (readonly Event[])[] } {
  let state = decider.initialState;
  const events = commands.map((command) => {
    const decision = decider.decide(command, state);
    if (!decision.ok) return [];
    state = decision.value.reduce(decider.evolve, state);
    return decision.value;
  });
  return { state, events: events.filter(({ length }) => length > 0) };
}

interface Customer {
  readonly id: string;
  readonly learned: LearningState;
  readonly planned: TasksState;
  readonly taken: readonly string[];
}

describe('a thousand customers who learn and plan', () => {
  const chance = chanceOf(runSeed());
  let bench: ProductBench;
  beforeAll(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => NAMES.includes(name)));
  });
  afterAll(() => bench.close());

  it('have their tasks and progress as they decided them, however their acts interleave, and the same when rebuilt', async () => {
    const customers: Customer[] = [];
    const streams: { readonly id: string; readonly parts: (readonly DomainEvent[])[] }[] = [];
    for (let number = 0; number < CUSTOMERS; number += 1) {
      const id = `acc_01932b7e-7d1c-7aaa-8000-${String(number).padStart(12, '0')}`;
      const many = <Command>(most: number, of: (chance: (below: number) => number) => Command): Command[] =>
        Array.from({ length: 1 + chance(most) }, () => of(chance));
      const learning = walked(learningDecider, many(5, lesson));
      const tasks = walked(tasksDecider, many(2, plan));
      const quizzes = SUB_CHAPTERS.slice(chance(4));
      const taken = walked(quizzesDecider, quizzes.map(quiz));
      customers.push({ id, learned: learning.state, planned: tasks.state, taken: quizzes });
      streams.push({ id: learningStream(id), parts: [learning.events.flat()] });
      streams.push({ id: tasksStream(id), parts: [...tasks.events] });
      streams.push({ id: quizzesStream(id), parts: [taken.events.flat()] });
    }
    // Of one stream in their order, of all of them in any.
    for (let left = streams; left.length > 0; left = left.filter(({ parts }) => parts.length > 0)) {
      const shuffled = left.map((stream) => [chance(1_000_000), stream] as const).sort(([one], [other]) => one - other);
      await Promise.all(
        shuffled.map(async ([, { id, parts }]) => {
          const part = parts.shift() ?? [];
          if (part.length > 0) await bench.append(id, part);
        }),
      );
    }

    await bench.project();
    const live = await bench.checksums();
    const rowsOf = async <Row extends { readonly account_id: string }>(
      table: string,
    ): Promise<ReadonlyMap<string, Row>> =>
      new Map(
        (await bench.pool.query<Row>(`SELECT * FROM read_model.${table}`)).rows.map((row) => [row.account_id, row]),
      );
    const learned = await rowsOf<LearningProgressRow>('learning_progress');
    const dated = await rowsOf<TaskDatesRow>('task_dates');
    const scored = await rowsOf<QuizScoresRow>('quiz_scores');
    for (const customer of customers) {
      const { id } = customer;
      expect({
        id,
        lessons: (learned.get(id)?.chapters ?? [])
          .flatMap(({ videos, readings }) => [...videos, ...readings])
          .map((each) => each.id)
          .sort(),
        dates: Object.fromEntries((dated.get(id)?.tasks ?? []).map(({ subChapterId, date }) => [subChapterId, date])),
        quizzes: (scored.get(id)?.quizzes ?? []).map(({ subChapterId }) => subChapterId).sort(),
      }).toEqual({
        id,
        lessons: Object.values(customer.learned.chapters)
          .flatMap(({ videos, readings }) => [...videos, ...readings])
          .sort(),
        dates: Object.fromEntries(Object.entries(customer.planned.dated).map(([each, { date }]) => [each, date])),
        quizzes: customer.taken,
      });
    }
    await bench.project(2);
    expect(await bench.checksums()).toEqual(live);
  });
});
