import { Button } from '@blueprintjs/core';
import { quizzesMessages as texts, quizzesPaths } from '@keelson/contracts/quizzes';
import { useRef, useState } from 'react';
import * as paths from '../../../client/paths';
import { isApiProblem } from '../../../client/api-problem';
import { type Quiz, type QuizResult, useQuizSubmitMutation } from '../../../learning/quizzes.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { ownerOnly, OwnerOnlyNote } from '../../../ui/card/owner-only';
import { useNotices } from '../../../ui/notices/use-notices';
import { Progress } from '../../../ui/progress/progress';
import { missingIn, submissionOf } from '../chosen';
import { numberOf } from '../number-of';
import { useChosen } from '../use-chosen';
import { QuizQuestion } from './quiz-question';

interface QuizFormProps {
  readonly accountId: string;
  readonly quiz: Quiz;
  readonly onSaved: (result: QuizResult) => void;
  /** It had been answered, perhaps on another device. */
  readonly onAlready: () => void;
}

/** The questions of a quiz; it is sent whole. */
export function QuizForm({ accountId, quiz, onSaved, onAlready }: QuizFormProps) {
  const { chosen, choose, keeping, forget } = useChosen(quiz);
  const [asked, setAsked] = useState(false);
  const [send, { isLoading }] = useQuizSubmitMutation();
  const { refusedOrFailed } = useNotices();
  const summary = useRef<HTMLDivElement>(null);
  const { quiz_questions: questions } = quiz;
  const missing = missingIn(quiz, chosen);
  const answered = questions.length - missing.length;

  const submit = async (): Promise<void> => {
    setAsked(true);
    if (missing.length > 0) {
      // It is drawn only after this press.
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    const { data, error } = await send({ accountId, body: submissionOf(quiz, chosen) });
    const already = isApiProblem(error) && error.code === 'ALREADY_ANSWERED';
    if (data || already) forget();
    if (data) onSaved(data);
    else if (already) onAlready();
    else refusedOrFailed(error, texts.failed);
  };

  return (
    <div className="k-quiz">
      <form
        className="k-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {asked && missing.length > 0 && (
          <div ref={summary} tabIndex={-1} className="k-quiz-missing">
            <Callout tone="negative" live>
              <b>{texts.answerAll}</b>
              <ul>
                {missing.map(({ questionCode, question }) => (
                  <li key={questionCode}>
                    <a className="k-link" href={`#quiz-${questionCode}`}>
                      {questions.findIndex((each) => each.questionCode === questionCode) + 1}. {question}
                    </a>
                  </li>
                ))}
              </ul>
            </Callout>
          </div>
        )}
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.questionCode}
            number={index + 1}
            question={question}
            chosen={chosen[question.questionCode]}
            missing={asked && chosen[question.questionCode] === undefined}
            onChoose={(answerCode) => choose(question.questionCode, answerCode)}
          />
        ))}
        <OwnerOnlyNote route={quizzesPaths.submit} />
        <Card className="k-quiz-foot">
          <div className="k-grow">
            <p className="k-small">
              <b>
                {answered} of {questions.length}
              </b>{' '}
              answered
            </p>
            <Progress label={`${answered} of ${questions.length} answered`} done={answered} total={questions.length} />
            {keeping !== 'idle' && (
              <p className="k-small k-muted" role="status">
                {keeping === 'kept' ? texts.kept : texts.notKept}
              </p>
            )}
          </div>
          <Button type="submit" intent="primary" loading={isLoading} {...ownerOnly(quizzesPaths.submit)}>
            Submit
          </Button>
        </Card>
      </form>
      <aside className="k-stack" aria-label="About the quiz">
        <Card title="What it counts for">
          <ul className="k-quiz-counts">
            <li>
              It completes {numberOf(quiz)} {quiz.subChapterName}
            </li>
            <li>It ticks off its task</li>
            <li>
              It weighs {quiz.weightage} in the quiz score of {quiz.chapterName}
            </li>
          </ul>
        </Card>
        <Card title="Not sure any more?">
          <p className="k-small k-soft">Look it up first: that is what the lesson is for.</p>
          <p className="k-quiz-back">
            <ButtonLink to={paths.businessSubChapter(quiz.subChapterId)}>Back to the lesson</ButtonLink>
          </p>
        </Card>
      </aside>
    </div>
  );
}
