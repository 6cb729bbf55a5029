import { chapterPercentage } from '@keelson/calculators/learning';
import { accepted, canonicalJson, Decimal, refused, type Result } from '@keelson/kernel';
import type { Decider } from '../decider';
import { type ChapterForm, scoredAnswer } from './chapter-form';
import type { ChosenAnswer, QuestionnaireEvent, SubmittedAnswer } from './questionnaires.events';
import { evolveQuestionnaires, initialQuestionnairesState, type QuestionnairesState } from './questionnaires.state';

interface AnsweredForm {
  readonly chapter: ChapterForm;
  /** The version of the questions that were answered, where the client says it. */
  readonly seenVersion?: string | undefined;
  readonly answers: readonly ChosenAnswer[];
}

/** Keeps what stands in the form so far. */
export interface SaveAnswers extends AnsweredForm {
  readonly name: 'SaveAnswers';
}

export interface SubmitChapter extends AnsweredForm {
  readonly name: 'SubmitChapter';
}

export type QuestionnaireCommand = SaveAnswers | SubmitChapter;

export type QuestionnaireRefusal =
  /** At this version of its questions (decision 4.32). */
  | { readonly code: 'ALREADY_ANSWERED' }
  /** Other questions were answered than the content has now. */
  | { readonly code: 'QUESTIONS_CHANGED' }
  /** An answer to a question that the chapter does not ask, or one that the question does not have. */
  | { readonly code: 'ANSWER_UNKNOWN' | 'ANSWERS_INCOMPLETE'; readonly questions: readonly string[] };

type Decision = Result<readonly QuestionnaireEvent[], QuestionnaireRefusal>;

const SCORE_FORMULA = { formula: '5.17', formulaVersion: 1 } as const;

/** The rules of one owner's questionnaires. The score is decided here; no client's counts. */
export const questionnairesDecider: Decider<
  QuestionnaireCommand,
  QuestionnairesState,
  QuestionnaireEvent,
  QuestionnaireRefusal
> = {
  initialState: initialQuestionnairesState,
  evolve: evolveQuestionnaires,
  decide(command, state) {
    const { chapterId, contentVersion } = command.chapter;
    if (state.submitted[chapterId]?.includes(contentVersion)) return refused({ code: 'ALREADY_ANSWERED' });
    if (command.seenVersion !== undefined && command.seenVersion !== contentVersion)
      return refused({ code: 'QUESTIONS_CHANGED' });
    const unknown = unknownAnswers(command);
    if (unknown.length > 0) return refused({ code: 'ANSWER_UNKNOWN', questions: unknown });
    return command.name === 'SaveAnswers' ? save(command, state) : submit(command);
  },
};

/** The last answer to a question is the one that counts. */
const lastAnswers = (answers: readonly ChosenAnswer[]): ReadonlyMap<string, ChosenAnswer> =>
  new Map(answers.map((answer) => [answer.questionCode, answer]));

function unknownAnswers({ chapter, answers }: QuestionnaireCommand): readonly string[] {
  const asked = new Map(chapter.questions.map((question) => [question.questionCode, question]));
  return answers
    .filter((answer) => {
      const question = asked.get(answer.questionCode);
      return question === undefined || scoredAnswer(question, answer) === undefined;
    })
    .map(({ questionCode }) => questionCode);
}

function save({ chapter, answers }: SaveAnswers, { saved }: QuestionnairesState): Decision {
  const { chapterId, contentVersion } = chapter;
  const given = lastAnswers(answers);
  const data = {
    chapterId,
    contentVersion,
    answers: chapter.questions.flatMap(({ questionCode }) => given.get(questionCode) ?? []),
  };
  const { [chapterId]: before } = saved;
  if (canonicalJson({ chapterId, ...before }) === canonicalJson(data)) return accepted([]);
  return accepted([{ type: 'questionnaires.answers-saved.v1', data }]);
}

function submit({ chapter: { questions, ...chapter }, answers }: SubmitChapter): Decision {
  const given = lastAnswers(answers);
  const missing = questions.filter(({ questionCode }) => !given.has(questionCode));
  if (missing.length > 0)
    return refused({ code: 'ANSWERS_INCOMPLETE', questions: missing.map(({ questionCode }) => questionCode) });
  const submitted = questions.flatMap((question): SubmittedAnswer[] => {
    const chosen = given.get(question.questionCode);
    const scored = chosen && scoredAnswer(question, chosen);
    return scored ? [scored] : [];
  });
  const total = (of: 'score' | 'highest') =>
    submitted.reduce((sum, answer) => sum.plus(answer[of]), new Decimal(0)).toNumber();
  const score = {
    chapterId: chapter.chapterId,
    contentVersion: chapter.contentVersion,
    ...SCORE_FORMULA,
    score: total('score'),
    highest: total('highest'),
    percentage: chapterPercentage(submitted)?.toString() ?? null,
  };
  return accepted([
    { type: 'questionnaires.chapter-submitted.v1', data: { ...chapter, answers: submitted } },
    { type: 'questionnaires.chapter-scored.v1', data: score },
  ]);
}
