import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** What was answered to a question: an answer of its own, or a place of the slider. */
export type Choice = { readonly answerCode: string } | { readonly mark: number };

export type ChosenAnswer = { readonly questionCode: string } & Choice;

/** An answer as it was given, with what was asked and what it counted: understood without the content of that day. */
export interface SubmittedAnswer {
  readonly questionCode: string;
  readonly question: string;
  /** The place of the slider as text, or the code of the answer. */
  readonly answerCode: string;
  /** In words. */
  readonly answer: string;
  readonly score: number;
  /** The most that any answer to the question counts. */
  readonly highest: number;
}

/** What stands in a chapter's form so far, all of it; nothing is submitted yet. */
export type AnswersSaved = DomainEvent<
  'questionnaires.answers-saved.v1',
  { readonly chapterId: string; readonly contentVersion: string; readonly answers: readonly ChosenAnswer[] }
>;

/** A chapter with its place in its module, as the content had it. */
export interface ChapterOfModule {
  readonly moduleId: string;
  readonly moduleNumber: number;
  readonly moduleName: string;
  readonly chapterId: string;
  readonly chapterNumber: number;
  readonly chapterName: string;
  /** Of the chapter within its module. */
  readonly weightage: number;
  readonly contentVersion: string;
}

/** The owner submitted a chapter. Once for each version of its questions. */
export type ChapterSubmitted = DomainEvent<
  'questionnaires.chapter-submitted.v1',
  ChapterOfModule & { readonly answers: readonly SubmittedAnswer[] }
>;

/** What the submitted answers come to (formulas 5.17). It never changes afterwards. */
export type ChapterScored = DomainEvent<
  'questionnaires.chapter-scored.v1',
  {
    readonly chapterId: string;
    readonly contentVersion: string;
    /** The formula that was used, as `formulas` numbers it, and its version. */
    readonly formula: string;
    readonly formulaVersion: number;
    readonly score: number;
    readonly highest: number;
    /** A decimal text; `null` where no answer counts. */
    readonly percentage: string | null;
  }
>;

export type QuestionnaireEvent = AnswersSaved | ChapterSubmitted | ChapterScored;

export const questionnaireEventDefinitions: EventDefinitions<QuestionnaireEvent> = {
  'questionnaires.answers-saved.v1': { personal: { answers: [] } },
  'questionnaires.chapter-submitted.v1': { personal: { answers: [] } },
  'questionnaires.chapter-scored.v1': { personal: { score: 0, highest: 0, percentage: null } },
};

export const questionnairesStream = (accountId: string): string => `questionnaires-${accountId}`;
