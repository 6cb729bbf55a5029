import { useState } from 'react';
import * as paths from '../../../client/paths';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import type { Quiz, QuizResult as Result } from '../../../learning/quizzes.api';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import { PageHeader } from '../../../ui/page/page-header';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { pointsText } from '../points';
import { numberOf } from '../number-of';
import { EarlierResults } from './earlier-results';
import { QuizCrumb } from './quiz-crumb';
import { isBest, ResultQuestion } from './result-question';

interface QuizResultProps {
  readonly quiz: Quiz;
  readonly result: Result;
}

const WORDS = { red: 'challengeText', green: 'excellentText' } as const;

/** What a quiz came to, with each answer and its explanation: first those that are worth a second look. */
export function QuizResult({ quiz, result }: QuizResultProps) {
  const { text } = useContent(CONTENT.questionnaireScore);
  const [view, setView] = useState<'all' | 'second-look'>('all');
  const { questions, percentage, band, submittedAt } = result;
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const toLookAt = numbered.filter(({ question }) => !isBest(question));
  const best = numbered.filter(({ question }) => isBest(question));
  const shown = view === 'all' ? [...toLookAt, ...best] : toLookAt;
  return (
    <>
      <PageHeader
        title={`Quiz done: ${percentText(percentage)}`}
        crumb={<QuizCrumb quiz={quiz} />}
        lead={`${quiz.subChapterName}: ${pointsText(result)}, sent ${formatDateTime(submittedAt)}. A quiz is answered once for each version of its questions; this score stays.`}
      />
      <div className="k-stack">
        {quiz.version === null && (
          <Callout>The content no longer has this quiz. What you answered stays, with its score.</Callout>
        )}
        <Card className="k-quiz-done">
          <ScoreRing label="Quiz" percentage={percentage} band={band} size="large" note={pointsText(result)} />
          <div className="k-grow">
            {band && <ScoreTag band={band} />}
            <h2>{secondLook(toLookAt.length)}</h2>
            {band && band !== 'amber' && <p className="k-soft">{text(WORDS[band])}</p>}
            <ul className="k-quiz-counts">
              <li>
                {numberOf(quiz)} {quiz.subChapterName} is completed, and its task is done
              </li>
              <li>
                It weighs {quiz.weightage} in the quiz score of {quiz.chapterName}
              </li>
            </ul>
          </div>
          <ButtonLink to={paths.businessChapter(quiz.chapterId)} intent="primary">
            Continue {quiz.chapterName}
          </ButtonLink>
        </Card>
        <div className="k-quiz-title">
          <h2>Your answers</h2>
          {toLookAt.length > 0 && best.length > 0 && (
            <ViewTabs
              label="Answers that are shown"
              views={[
                ['all', `All ${questions.length}`],
                ['second-look', 'Only to look at'],
              ]}
              view={view}
              onChange={setView}
            />
          )}
        </div>
        {shown.map(({ question, number }) => (
          <ResultQuestion key={question.questionCode} number={number} question={question} />
        ))}
        <EarlierResults results={quiz.earlier} />
      </div>
    </>
  );
}

const secondLook = (count: number): string => {
  if (count === 0) return 'Every answer was the best one.';
  return count === 1 ? 'One answer is worth a second look.' : `${count} answers are worth a second look.`;
};
