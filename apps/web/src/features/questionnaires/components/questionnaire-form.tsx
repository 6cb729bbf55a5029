import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon, ArrowRightIcon, TickIcon } from '@blueprintjs/icons';
import { questionnairesMessages as texts, questionnairesPaths } from '@keelson/contracts/questionnaires';
import { useState } from 'react';
import type { QuestionnaireChapter, QuestionnaireForm as Form } from '../../../learning/questionnaires.api';
import { Card } from '../../../ui/card/card';
import { ownerOnly, OwnerOnlyNote } from '../../../ui/card/owner-only';
import { Tag } from '../../../ui/card/tag';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { answeredIn, type Chosen, missingIn, slidersUntouched } from '../chosen';
import { useAnswers } from '../use-answers';
import { useSubmit } from '../use-submit';
import { AlreadyAnsweredDialog } from './already-answered-dialog';
import { AnsweringAside } from './answering-aside';
import { type ChapterTab, ChapterTabs } from './chapter-tabs';
import { QuestionRow } from './question-row';
import { SubmittedChapter } from './submitted-chapter';
import '../questionnaires.css';

interface QuestionnaireFormProps {
  readonly accountId: string;
  readonly form: Form;
  /** All chapters are submitted. */
  readonly onSubmitted: () => void;
}

/** A tab per chapter; Next leads to the one after, Submit on the last sends them all. */
export function QuestionnaireForm({ accountId, form, onSubmitted }: QuestionnaireFormProps) {
  const { chapters, moduleNumber } = form;
  const first = chapters.find(({ submittedAt }) => submittedAt === null) ?? chapters[0];
  const [current, setCurrent] = useState(first?.chapterId ?? '');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [already, setAlready] = useState<readonly string[]>([]);
  const { chosen, choose, flush, saving } = useAnswers(accountId, form);
  const { submit, submitting } = useSubmit(accountId, form);
  const { refusedOrFailed, toast } = useNotices();
  const place = chapters.findIndex(({ chapterId }) => chapterId === current);
  const chapter = chapters[place];
  if (!chapter) return null;
  const isLast = place === chapters.length - 1;
  const allAnswered = chapters.every(({ submittedAt }) => submittedAt !== null);

  const open = (chapterId: string): void => {
    setMissing([]);
    setCurrent(chapterId);
  };

  const send = async (): Promise<void> => {
    await flush();
    const unfinished = chapters.find((each) => each.submittedAt === null && missingIn(each, chosen).length > 0);
    if (unfinished) {
      open(unfinished.chapterId);
      setMissing(missingIn(unfinished, chosen));
      toast(texts.answerAll, 'info');
      return;
    }
    const outcome = await submit(chosen);
    if (outcome.failure !== undefined) refusedOrFailed(outcome.failure, texts.unableToSave);
    else if (outcome.already.length > 0) setAlready(outcome.already);
    else onSubmitted();
  };

  const goOn = (): void => {
    setAsking(false);
    if (isLast && allAnswered) onSubmitted();
    else if (isLast) void send();
    else {
      void flush();
      open(chapters[place + 1]?.chapterId ?? current);
      window.scrollTo({ top: 0 });
    }
  };

  const next = (): void => {
    const lacking = chapter.submittedAt === null ? missingIn(chapter, chosen) : [];
    setMissing(lacking);
    if (lacking.length > 0) document.getElementById(`question-${lacking[0]}-answers`)?.focus();
    else if (chapter.submittedAt === null && slidersUntouched(chapter, chosen)) setAsking(true);
    else goOn();
  };

  const left = chapter.questions.length - answeredIn(chapter, chosen);
  return (
    <>
      <ChapterTabs
        moduleNumber={moduleNumber}
        tabs={chapters.map((each) => tabOf(each, chosen))}
        current={current}
        onOpen={open}
      />
      <div className="k-asking">
        <div className="k-stack">
          {chapter.submittedAt === null ? (
            <Card
              flush
              title={chapter.chapterName}
              subtitle={
                chapter.changedSince
                  ? 'The questions have changed since you answered. Your earlier score stays beside the new one.'
                  : 'Move each handle to how far you agree. Arrow keys work too.'
              }
              actions={
                <Tag>
                  Chapter {place + 1} of {chapters.length}
                </Tag>
              }
            >
              <ol className="k-questions">
                {chapter.questions.map((question, index) => (
                  <QuestionRow
                    key={question.questionCode}
                    number={index + 1}
                    question={question}
                    chosen={chosen[question.questionCode]}
                    missing={missing.includes(question.questionCode)}
                    onChoose={(answer) => {
                      setMissing(missing.filter((code) => code !== question.questionCode));
                      choose(chapter, question.questionCode, answer);
                    }}
                  />
                ))}
              </ol>
            </Card>
          ) : (
            <SubmittedChapter chapter={chapter} />
          )}
          <OwnerOnlyNote route={questionnairesPaths.submitChapter} />
          <div className="k-asking-foot">
            <Button
              icon={<ArrowLeftIcon />}
              disabled={place === 0}
              onClick={() => open(chapters[place - 1]?.chapterId ?? current)}
            >
              Back
            </Button>
            {chapter.submittedAt === null && left > 0 && (
              <span className="k-small k-soft">
                {left} of {chapter.questions.length} left in this chapter
              </span>
            )}
            <Button
              intent="primary"
              loading={submitting}
              endIcon={isLast ? <TickIcon /> : <ArrowRightIcon />}
              onClick={next}
              {...(isLast && !allAnswered ? ownerOnly(questionnairesPaths.submitChapter) : {})}
            >
              {isLast ? (allAnswered ? 'View Score' : 'Submit') : 'Next'}
            </Button>
          </div>
        </div>
        <AnsweringAside chapters={chapters} chosen={chosen} saving={saving} onRetry={() => void flush()} />
      </div>
      <ConfirmDialog
        open={asking}
        title="Is that what you meant?"
        confirm={isLast ? 'Submit' : 'Ok'}
        onConfirm={goOn}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.untouchedSliders}</p>
      </ConfirmDialog>
      <AlreadyAnsweredDialog chapters={already} onClose={onSubmitted} />
    </>
  );
}

function tabOf(chapter: QuestionnaireChapter, chosen: Chosen): ChapterTab {
  const { chapterId, chapterNumber, chapterName, questions, submittedAt } = chapter;
  const submitted = submittedAt !== null;
  const answered = submitted ? questions.length : answeredIn(chapter, chosen);
  const words = submitted ? 'Answered' : `${answered} of ${questions.length}`;
  return { chapterId, chapterNumber, chapterName, submitted, words, answered, questions: questions.length };
}
