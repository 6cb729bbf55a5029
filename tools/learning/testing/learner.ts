import { learningDecider } from '@keelson/domain/learning';
import { questionnairesDecider } from '@keelson/domain/questionnaires';
import { quizzesDecider } from '@keelson/domain/quizzes';
import type { LearningContent } from '@keelson/contracts/content';
import { learningProgressContract } from '@keelson/contracts/learning';
import {
  questionnaireFormContract,
  questionnaireScoresContract,
  scoreProvenanceContract,
} from '@keelson/contracts/questionnaires';
import { quizCompletionContract, quizScoresContract } from '@keelson/contracts/quizzes';
import type { Decider, DomainEvent, Rejection } from '@keelson/kernel';
import type { LearningProgressRow } from '@keelson/read-models/learning';
import type { QuestionnaireAnswersRow, QuestionnaireScoresRow } from '@keelson/read-models/questionnaires';
import type { QuizScoresRow } from '@keelson/read-models/quizzes';
import { moduleContents } from '../../../apps/api/src/learning/module-contents';
import { progressAnswer } from '../../../apps/api/src/learning/progress-answer';
import { chapterForms } from '../../../apps/api/src/content/chapter-forms';
import { formAnswer, provenanceAnswer, scoresAnswer } from '../../../apps/api/src/questionnaires/questionnaire-answer';
import { completionAnswer, quizScoresAnswer } from '../../../apps/api/src/quizzes/progress-answer';
import { quizOf } from '../../../apps/api/src/quizzes/quiz-of-content';
import { learningProgressProjection } from '../../../apps/projectors/src/learning/learning-progress.projection';
import { questionnaireAnswersProjection } from '../../../apps/projectors/src/questionnaires/questionnaire-answers.projection';
import { questionnaireScoresProjection } from '../../../apps/projectors/src/questionnaires/questionnaire-scores.projection';
import { quizScoresProjection } from '../../../apps/projectors/src/quizzes/quiz-scores.projection';

/** What an owner does; `at` chooses where, `choice` what. */
export interface Act {
  readonly does: (typeof ACTS)[number];
  readonly at: number;
  readonly choice: number;
}

export const ACTS = ['watches', 'reads', 'saves answers', 'submits answers', 'takes a quiz'] as const;

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];

interface Folding<Row> {
  readonly handles: readonly string[];
  evolve(row: Row | undefined, event: never): Row | null;
}

class Stream<Command, State, Event extends DomainEvent, Refusal extends Rejection> {
  #state: State;

  constructor(private readonly decider: Decider<Command, State, Event, Refusal>) {
    this.#state = decider.initialState;
  }

  run(command: Command): readonly Event[] {
    const decision = this.decider.decide(command, this.#state);
    if (!decision.ok) return [];
    this.#state = decision.value.reduce((state, event) => this.decider.evolve(state, event), this.#state);
    return decision.value;
  }
}

/** One owner, from commands over events and rows to the answers of the API, without a database between them. */
export class Learner {
  readonly #learning = new Stream(learningDecider);
  readonly #questionnaires = new Stream(questionnairesDecider);
  readonly #quizzes = new Stream(quizzesDecider);
  #learned: LearningProgressRow | undefined;
  #answers: QuestionnaireAnswersRow | undefined;
  #scores: QuestionnaireScoresRow | undefined;
  #taken: QuizScoresRow | undefined;

  act(content: LearningContent, act: Act): void {
    for (const event of this.#decide(content, act)) this.#project(event);
  }

  #decide(content: LearningContent, { does, at: place, choice }: Act): readonly DomainEvent[] {
    const chapters = content.modules.flatMap(({ moduleId, chapters: of }) =>
      of.map((chapter) => ({ moduleId, chapter })),
    );
    const found = at(chapters, place);
    const module = found && moduleContents(content, found.moduleId);
    if (!found || !module) return [];
    const { chapter, moduleId } = found;
    const { chapterId } = chapter;
    switch (does) {
      case 'watches': {
        const video = at(chapter.learning_videos, choice);
        if (!video) return [];
        const command = { name: 'WatchVideo', module, chapterId, videoId: video.videoId, playedShare: 1 } as const;
        return this.#learning.run(command);
      }
      case 'reads': {
        const reading = at(chapter.readings, choice);
        if (!reading) return [];
        return this.#learning.run({ name: 'FinishReading', module, chapterId, readId: reading.methodologyId });
      }
      case 'saves answers':
      case 'submits answers': {
        const form = chapterForms(content, moduleId).find((each) => each.chapterId === chapterId);
        if (!form) return [];
        const answers = form.questions.map(({ questionCode, answers: own }, index) => {
          const chosen = at(own, choice + index);
          return chosen
            ? { questionCode, answerCode: chosen.answerCode }
            : { questionCode, mark: at([1, 3, 7, 10], choice + index) ?? 1 };
        });
        const name = does === 'saves answers' ? 'SaveAnswers' : 'SubmitChapter';
        return this.#questionnaires.run({ name, chapter: form, answers });
      }
      case 'takes a quiz': {
        const subChapter = at(chapter.sub_chapters, choice);
        const quiz = subChapter && quizOf(content, subChapter.subChapterId);
        if (!quiz) return [];
        const answers = quiz.quiz.questions.map(({ questionCode, answers: own }) => ({
          ...{ questionCode, answerCode: at(own, choice)?.answerCode ?? '' },
        }));
        return this.#quizzes.run({ name: 'SubmitQuiz', ...quiz, answers });
      }
    }
  }

  #project(event: DomainEvent): void {
    const stored = { ...event, metadata: { subjectId: 'acc_1' }, occurredAt: new Date('2026-11-02T09:00:00.000Z') };
    const fold = <Row>(projection: Folding<Row>, row: Row | undefined): Row | undefined =>
      projection.handles.includes(event.type) ? (projection.evolve(row, stored as never) ?? undefined) : row;
    this.#learned = fold(learningProgressProjection, this.#learned);
    this.#answers = fold(questionnaireAnswersProjection, this.#answers);
    this.#scores = fold(questionnaireScoresProjection, this.#scores);
    this.#taken = fold(quizScoresProjection, this.#taken);
  }

  /** What was recorded: nothing in it may ever fall. */
  get recorded() {
    const chapters = this.#learned?.chapters ?? [];
    const taken = this.#taken?.quizzes ?? [];
    return {
      learned: [
        ...chapters.map(({ chapterId, highest }) => [chapterId, Number(highest)] as const),
        ...(this.#learned?.modules ?? []).map(({ moduleId, highest }) => [moduleId, Number(highest)] as const),
      ],
      finished: chapters.flatMap(({ videos, readings }) => [...videos, ...readings].map(({ id }) => id)),
      completed: chapters.filter(({ completedAt }) => completedAt !== null).map(({ chapterId }) => chapterId),
      completion: [
        ...taken.map(({ chapterId, chapterCompletion }) => [chapterId, Number(chapterCompletion ?? 0)] as const),
        ...taken.map(({ moduleId, moduleCompletion }) => [moduleId, Number(moduleCompletion ?? 0)] as const),
      ],
      taken: taken.map(({ subChapterId }) => subChapterId),
    };
  }

  /** What the pages are given, each by its contract: an answer of another shape throws. */
  seen(content: LearningContent) {
    const scores = this.#scores?.chapters ?? [];
    const answered = { answers: this.#answers, scores };
    const taken = this.#taken?.quizzes ?? [];
    return {
      progress: learningProgressContract.schemas.answer.parse(
        progressAnswer(content, { learned: this.#learned, scores }, undefined),
      ),
      scores: questionnaireScoresContract.schemas.answer.parse(scoresAnswer(scores)),
      explained: scores.map(({ chapterId }) =>
        scoreProvenanceContract.schemas.answer.parse(provenanceAnswer(answered, chapterId)),
      ),
      quizScores: quizScoresContract.schemas.answer.parse(quizScoresAnswer(taken)),
      completion: quizCompletionContract.schemas.answer.parse(completionAnswer(content, taken)),
      forms: content.modules.map((module) =>
        questionnaireFormContract.schemas.answer.parse(formAnswer(module, answered)),
      ),
    };
  }
}
