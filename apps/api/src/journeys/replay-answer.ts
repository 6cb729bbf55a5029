import type { journeyReplayContract } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { AnswersThen, ChapterThen, JourneyMoment } from '@keelson/domain/onboarding';
import type { JourneyLogEntry } from './journey-log';
import { momentAnswer } from './moment-answer';

type Replay = AnswerInputOf<typeof journeyReplayContract>;

interface Replayed extends Pick<Replay, 'account' | 'complete'> {
  readonly moments: readonly JourneyMoment<JourneyLogEntry>[];
  readonly chapters: readonly ChapterThen[];
}

/** The whole replay; answers and refusals once, and in each moment how far they had come. */
export function replayAnswer({ account, moments, chapters, complete }: Replayed): Replay {
  const answered: Replay['moments'] = [];
  for (const moment of moments) answered.push(momentAnswer(account.id, moment, answered.at(-1)));
  return {
    account,
    moments: answered,
    answers: moments.flatMap(({ number, answers }) => (answers?.number === number ? [answersAnswer(answers)] : [])),
    refusals: (moments.at(-1)?.refusals ?? []).map(({ at, ...refusal }) => ({ ...refusal, at: at.toISOString() })),
    chapters: [...chapters],
    complete,
  };
}

const answersAnswer = ({ number, savedAt, answers }: AnswersThen): Replay['answers'][number] => ({
  number,
  savedAt: savedAt.toISOString(),
  generic_details: answers.map(({ questionCode, choices }) => ({
    question_id: questionCode,
    answerId: choices.map((choice) => ({ ...choice, questionCode })),
    scoring: 0,
  })),
});
