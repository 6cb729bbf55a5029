import { useState } from 'react';
import { useKeptEntries } from '../../drafts/use-kept-entries';
import type { Quiz } from '../../learning/quizzes.api';
import type { Chosen } from './chosen';
import { keptAnswers, withAnswers, withoutAnswers } from './kept-answers';

const NOTHING: Chosen = {};

/** What is chosen in a quiz, kept at the server as it is given until the quiz is submitted: another device goes on with it. */
export function useChosen(quiz: Quiz) {
  const { kept, found, owned } = useKeptEntries('quiz-answers');
  /** On this page. */
  const [own, setOwn] = useState(NOTHING);
  const [keeping, setKeeping] = useState<'idle' | 'kept' | 'failed'>('idle');
  const before = found ? keptAnswers(found, quiz) : NOTHING;
  const choose = async (questionCode: string, answerCode: string): Promise<void> => {
    const chosen = { ...own, [questionCode]: answerCode };
    setOwn(chosen);
    // All that was chosen here: what could not be kept before is brought along.
    const saved = await kept.change((entries) => withAnswers(entries, quiz, chosen));
    if (owned) setKeeping(saved ? 'kept' : 'failed');
  };
  return {
    chosen: { ...before, ...own },
    choose: (questionCode: string, answerCode: string): void => void choose(questionCode, answerCode),
    keeping: keeping === 'idle' && Object.keys(before).length > 0 ? 'kept' : keeping,
    forget: (): void => void kept.change((entries) => withoutAnswers(entries, quiz)),
  } as const;
}
