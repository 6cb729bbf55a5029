/** How somebody answers the questions of a chapter. */
export type DemoLevel = 'weak' | 'fair' | 'good';

/** The first of the questions only: what is chosen is kept and not submitted. */
export type DemoAnswering = DemoLevel | 'begun';

export interface DemoLearning {
  readonly email: string;
  /** By chapter, as its id begins. */
  readonly answers: readonly (readonly [chapter: string, level: DemoAnswering])[];
  /** How many of a chapter's lessons are finished, videos first. */
  readonly lessons: readonly (readonly [chapter: string, count: number])[];
  /** By sub-chapter: the numbers of the chosen answers, question by question. */
  readonly quizzes: readonly (readonly [subChapterId: string, answers: string])[];
  /** The day on which a task falls due, in days from the one on which the demo is made. */
  readonly tasks: readonly (readonly [subChapterId: string, inDays: number])[];
}

// A line each: `answers chapter level …`, `lessons chapter count …`, `quizzes sub-chapter answers …`, `tasks sub-chapter days …`.
const TOLD = `
hannah@greyfieldmotors.example
answers M2_C1 weak M2_C2 good M2_C3 weak M2_C4 good M2_C5 fair M3_C1 good M3_C2 fair M3_C3 fair M3_C4 weak M3_C5 good
lessons M2_C1 3
quizzes M2_C1_S1 3142 M2_C1_S2 1413
tasks M2_C1_S3 0 M2_C3_S1 6 M2_C3_S2 13

grace@adeyemi.example
answers M2_C1 good M2_C2 good M2_C3 good M2_C4 good M2_C5 good M3_C1 fair M3_C2 good M3_C3 fair M3_C4 good M3_C5 good
answers M4_C1 good M4_C2 good M4_C3 fair M4_C4 good M5_C1 good M5_C2 good M5_C3 fair M5_C4 good
answers M6_C1 good M6_C2 fair M6_C3 good M6_C4 good M7_C1 fair M7_C2 good M7_C3 good M7_C4 good
lessons M2_C1 9 M2_C2 9 M2_C3 3 M3_C1 2
quizzes M2_C1_S1 3142 M2_C1_S2 2413 M2_C1_S3 13242 M2_C2_S1 3142 M2_C2_S2 2413 M2_C2_S3 321 M2_C3_S1 413
tasks M2_C3_S2 2 M2_C3_S3 9 M2_C4_S1 30

amy@tidewellplumbing.example
answers M2_C1 fair M2_C2 begun
lessons M2_C1 1
tasks M2_C1_S1 0

ben@hartleyjoinery.example
answers M2_C1 fair M2_C2 weak M2_C3 fair M2_C4 fair M2_C5 weak
lessons M2_C2 2
quizzes M2_C2_S1 1142
tasks M2_C2_S2 1 M2_C2_S3 0
`;

const isLevel = (word: string): word is DemoAnswering => ['weak', 'fair', 'good', 'begun'].includes(word);

function learning(told: string): DemoLearning {
  const [email = '', ...lines] = told.split('\n');
  const pairs = (kind: string): readonly (readonly [string, string])[] =>
    lines.flatMap((line) => {
      const [of, ...words] = line.split(' ');
      if (of !== kind) return [];
      return Array.from(
        { length: words.length / 2 },
        (_, at) => [words[2 * at] ?? '', words[2 * at + 1] ?? ''] as const,
      );
    });
  const counted = (kind: string) => pairs(kind).map(([id, count]) => [id, Number(count)] as const);
  return {
    email,
    answers: pairs('answers').map(([chapter, level]) => {
      if (!isLevel(level)) throw new RangeError(`no such level: ${level}`);
      return [chapter, level] as const;
    }),
    lessons: counted('lessons'),
    quizzes: pairs('quizzes'),
    tasks: counted('tasks'),
  };
}

/**
 * Owners who have answered, learned and planned: one weak on cash, one good at everything, one in the middle of the first
 * questionnaire, one so-so. All have paid: business areas are premium.
 */
export const DEMO_LEARNING: readonly DemoLearning[] = TOLD.trim().split('\n\n').map(learning);
