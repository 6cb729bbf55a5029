import { useState } from 'react';
import { isApiProblem } from '../../client/api-problem';
import {
  type QuestionnaireChapter,
  type QuestionnaireForm,
  useQuestionnaireSubmitChapterMutation,
} from '../../learning/questionnaires.api';
import { type Chosen, sentAnswers } from './chosen';

export interface Submitted {
  /** Chapters that had been answered at this version, here or on another device. */
  readonly already: readonly string[];
  readonly failure: unknown;
}

/** Sends one command per chapter; those that were answered already are skipped and named. */
export function useSubmit(accountId: string, { moduleId, chapters }: QuestionnaireForm) {
  const [send] = useQuestionnaireSubmitChapterMutation();
  const [submitting, setSubmitting] = useState(false);

  const submit = async (chosen: Chosen): Promise<Submitted> => {
    setSubmitting(true);
    const already: string[] = [];
    try {
      for (const chapter of chapters) {
        if (chapter.submittedAt !== null) {
          already.push(chapter.chapterName);
          continue;
        }
        const { error } = await send({
          accountId,
          moduleId,
          chapterId: chapter.chapterId,
          body: bodyOf(chapter, chosen),
        });
        if (error === undefined) continue;
        if (!isApiProblem(error) || error.code !== 'ALREADY_ANSWERED') return { already, failure: error };
        already.push(chapter.chapterName);
      }
      return { already, failure: undefined };
    } finally {
      setSubmitting(false);
    }
  };

  return { submit, submitting };
}

const bodyOf = (chapter: QuestionnaireChapter, chosen: Chosen) => ({
  version: chapter.version,
  questions: sentAnswers(chapter, chosen, true),
});
