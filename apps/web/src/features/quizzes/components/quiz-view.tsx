import { Button } from '@blueprintjs/core';
import { quizzesMessages as texts } from '@keelson/contracts/quizzes';
import { useState } from 'react';
import type { Quiz, QuizResult as Result } from '../../../learning/quizzes.api';
import { percentText } from '../../../learning/score-words';
import { DialogFrame } from '../../../ui/dialog/dialog-frame';
import { PageHeader } from '../../../ui/page/page-header';
import { pointsText } from '../points';
import { MayTake } from './may-take';
import { QuizCrumb } from './quiz-crumb';
import { QuizForm } from './quiz-form';
import { QuizResult } from './quiz-result';

interface QuizViewProps {
  readonly accountId: string;
  readonly quiz: Quiz;
  /** Reads the quiz again. */
  readonly onRead: () => Promise<void>;
}

/** A quiz to be taken, or what it came to. */
export function QuizView({ accountId, quiz, onRead }: QuizViewProps) {
  const [saved, setSaved] = useState<Result>();
  const [already, setAlready] = useState(false);
  const { subChapterName, result, earlier, quiz_questions } = quiz;
  const seeResult = (): void => {
    setSaved(undefined);
    setAlready(false);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      {result ? (
        <QuizResult quiz={quiz} result={result} />
      ) : (
        <>
          <PageHeader
            title={`Quiz: ${subChapterName}`}
            crumb={<QuizCrumb quiz={quiz} />}
            lead={
              earlier.length === 0
                ? `${quiz_questions.length} questions, no clock. It can be answered once.`
                : 'The questions have changed since you answered. Your earlier score stays beside the new one.'
            }
          />
          <MayTake accountId={accountId} chapterId={quiz.chapterId}>
            <QuizForm
              accountId={accountId}
              quiz={quiz}
              onSaved={setSaved}
              onAlready={() => void onRead().then(() => setAlready(true))}
            />
          </MayTake>
        </>
      )}
      <DialogFrame
        open={saved !== undefined}
        title={texts.saved}
        width={400}
        onClose={seeResult}
        actions={
          <Button intent="primary" onClick={seeResult}>
            See the result
          </Button>
        }
      >
        {saved && (
          <p>
            Your quiz is done: {pointsText(saved)}, {percentText(saved.percentage)}.
          </p>
        )}
      </DialogFrame>
      <DialogFrame
        open={already}
        title={texts.alreadyAnswered}
        width={400}
        onClose={seeResult}
        actions={
          <Button intent="primary" onClick={seeResult}>
            See them
          </Button>
        }
      >
        <p>The answers given then count. These were not saved.</p>
      </DialogFrame>
    </>
  );
}
