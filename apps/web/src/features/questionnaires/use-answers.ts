import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefusal, problemText } from '../../client/api-problem';
import {
  type QuestionnaireChapter,
  type QuestionnaireForm,
  useQuestionnaireSaveAnswersMutation,
} from '../../learning/questionnaires.api';
import { useNotices } from '../../ui/notices/use-notices';
import { type Chosen, chosenIn, sentAnswers } from './chosen';

/** So long after the last answer what is chosen is saved. */
const PAUSE_MS = 800;

export type Saving = 'saved' | 'saving' | 'failed' | 'idle';

/** What is chosen in a questionnaire, kept at the server as it is given: another device continues there. */
export function useAnswers(accountId: string, form: QuestionnaireForm) {
  const [chosen, setChosen] = useState<Chosen>(() => Object.assign({}, ...form.chapters.map(chosenIn)) as Chosen);
  const [saving, setSaving] = useState<Saving>('idle');
  const [send] = useQuestionnaireSaveAnswersMutation();
  const { toast } = useNotices();
  const latest = useRef(chosen);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** By id: chapters with answers that the server does not have yet, those of a save that failed among them. */
  const unsaved = useRef(new Map<string, QuestionnaireChapter>());
  /** Saves go one after the other, so that an earlier one never overtakes a later one. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const { moduleId } = form;

  const saveAll = useCallback(async (): Promise<void> => {
    const waiting = [...unsaved.current.values()];
    if (waiting.length === 0) return;
    unsaved.current.clear();
    setSaving('saving');
    for (const chapter of waiting) {
      const { chapterId, version } = chapter;
      const body = { version, questions: sentAnswers(chapter, latest.current, false) };
      const { error } = await send({ accountId, moduleId, chapterId, body });
      if (error === undefined) continue;
      // Other questions, or submitted on another device: another try would be refused too.
      if (isRefusal(error)) toast(problemText(error), 'info');
      else unsaved.current.set(chapterId, chapter);
    }
    setSaving(unsaved.current.size === 0 ? 'saved' : 'failed');
  }, [accountId, moduleId, send, toast]);

  /** Saves at once what is not saved yet. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(saveAll);
    return queue.current;
  }, [saveAll]);

  const choose = (chapter: QuestionnaireChapter, questionCode: string, answer: string): void => {
    latest.current = { ...latest.current, [questionCode]: answer };
    setChosen(latest.current);
    unsaved.current.set(chapter.chapterId, chapter);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  useEffect(() => {
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      void flush();
    };
  }, [flush]);

  return { chosen, choose, flush, saving };
}
