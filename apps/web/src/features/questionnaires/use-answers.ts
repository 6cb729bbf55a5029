import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type QuestionnaireChapter,
  type QuestionnaireForm,
  useQuestionnaireSaveAnswersMutation,
} from '../../learning/questionnaires.api';
import { type Chosen, chosenIn, sentAnswers } from './chosen';

/** So long after the last answer what is chosen is saved. */
const PAUSE_MS = 800;

export type Saving = 'saved' | 'saving' | 'failed' | 'idle';

interface Unsaved {
  readonly chapter: QuestionnaireChapter;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What is chosen in a questionnaire, kept at the server as it is given: another device continues there. */
export function useAnswers(accountId: string, form: QuestionnaireForm) {
  const [chosen, setChosen] = useState<Chosen>(() => Object.assign({}, ...form.chapters.map(chosenIn)) as Chosen);
  const [saving, setSaving] = useState<Saving>('idle');
  const [send] = useQuestionnaireSaveAnswersMutation();
  const latest = useRef(chosen);
  const unsaved = useRef<Unsaved | undefined>(undefined);
  const { moduleId } = form;

  const save = useCallback(
    async (chapter: QuestionnaireChapter): Promise<void> => {
      setSaving('saving');
      const { chapterId, version } = chapter;
      const body = { version, questions: sentAnswers(chapter, latest.current, false) };
      const { error } = await send({ accountId, moduleId, chapterId, body });
      setSaving(error ? 'failed' : 'saved');
    },
    [accountId, moduleId, send],
  );

  const flush = useCallback(async (): Promise<void> => {
    const waiting = unsaved.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    unsaved.current = undefined;
    await save(waiting.chapter);
  }, [save]);

  const choose = (chapter: QuestionnaireChapter, questionCode: string, answer: string): void => {
    latest.current = { ...latest.current, [questionCode]: answer };
    setChosen(latest.current);
    const waiting = unsaved.current;
    if (waiting && waiting.chapter.chapterId !== chapter.chapterId) void flush();
    else if (waiting) clearTimeout(waiting.timer);
    unsaved.current = { chapter, timer: setTimeout(() => void flush(), PAUSE_MS) };
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

  return { chosen, choose, flush, save, saving };
}
