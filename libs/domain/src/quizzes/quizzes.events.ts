import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** A sub-chapter with its place, as the content had it when its quiz was taken. */
export interface QuizPlace {
  readonly moduleId: string;
  readonly moduleNumber: number;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterNumber: number;
  readonly chapterName: string;
  /** Of the chapter within its module. */
  readonly chapterWeightage: number;
  readonly subChapterId: string;
  readonly subChapterNumber: number;
  readonly subChapterName: string;
  /** Of the sub-chapter within its chapter. */
  readonly weightage: number;
  /** Of questions, answers, values and weight. */
  readonly contentVersion: string;
}

export interface QuizAnswer {
  readonly answerCode: string;
  readonly serialNumber: number;
  readonly answer: string;
  readonly value: number;
}

/** A question as it was asked, with all of its answers and what each counts: understood without the content of that day. */
export interface TakenQuestion {
  readonly questionCode: string;
  readonly question: string;
  readonly explanation: string;
  readonly answers: readonly QuizAnswer[];
  /** The one that was chosen. */
  readonly answerCode: string;
}

/** The owner took a quiz. Once for each version of it; the score never changes afterwards. */
export type QuizSubmitted = DomainEvent<
  'quizzes.quiz-submitted.v1',
  QuizPlace & {
    readonly questions: readonly TakenQuestion[];
    /** The formula that was used, as `formulas` numbers it, and its version. */
    readonly formula: string;
    readonly formulaVersion: number;
    readonly score: number;
    readonly highest: number;
    /** A decimal text; `null` where no answer counts. */
    readonly percentage: string | null;
    /**
     * How much of chapter and module was done with it (formulas 5.19), as decimal texts: content that is added later does
     * not take from it.
     */
    readonly chapterCompletion: string | null;
    readonly moduleCompletion: string | null;
  }
>;

export type QuizEvent = QuizSubmitted;

export const quizEventDefinitions: EventDefinitions<QuizEvent> = {
  'quizzes.quiz-submitted.v1': {
    personal: {
      ...{ questions: [], score: 0, highest: 0, percentage: null },
      ...{ chapterCompletion: null, moduleCompletion: null },
    },
  },
};

export const quizzesStream = (accountId: string): string => `quizzes-${accountId}`;
