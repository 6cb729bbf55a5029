import { CrossCircleIcon, LightbulbIcon, TickCircleIcon } from '@blueprintjs/icons';
import { QuestionNumber } from '../../../learning/question-number';
import type { QuizResult } from '../../../learning/quizzes.api';
import { Tag } from '../../../ui/card/tag';

type Question = QuizResult['questions'][number];

const valueOf = ({ answerCode, quiz_answers }: Question): number =>
  quiz_answers.find((answer) => answer.answerCode === answerCode)?.value ?? 0;
const highestOf = ({ quiz_answers }: Question): number => Math.max(...quiz_answers.map(({ value }) => value));

/** No other answer counts more. */
export const isBest = (question: Question): boolean => valueOf(question) === highestOf(question);

/** What was chosen, what would have counted most, and why. */
export function ResultQuestion({ number, question }: { readonly number: number; readonly question: Question }) {
  const { question: words, explanation, answerCode, quiz_answers } = question;
  const best = isBest(question);
  const highest = highestOf(question);
  const shown = quiz_answers.filter(
    (answer) => answer.answerCode === answerCode || (!best && answer.value === highest),
  );
  return (
    <section className={`k-card ${best ? '' : 'k-quiz-second-look'}`}>
      <h3 className="k-quiz-question-head">
        <QuestionNumber number={number} />
        <span className="k-grow">{words}</span>
        <Tag
          tone={best ? 'positive' : valueOf(question) === 0 ? 'negative' : 'caution'}
          icon={best ? <TickCircleIcon /> : <CrossCircleIcon />}
        >
          {valueOf(question)} of {highest}
        </Tag>
      </h3>
      <ul className="k-quiz-given">
        {shown.map(({ answerCode: code, answer, value }) => (
          <li key={code} className={value === highest ? 'k-quiz-right' : 'k-quiz-wrong'}>
            {value === highest ? <TickCircleIcon /> : <CrossCircleIcon />}
            <span className="k-grow">{answer}</span>
            <span className="k-small k-muted">{code === answerCode ? 'Your answer' : 'The best answer'}</span>
          </li>
        ))}
      </ul>
      {explanation !== '' && (
        <p className="k-quiz-why">
          <LightbulbIcon />
          <span>
            <b>Why.</b> {explanation}
          </span>
        </p>
      )}
    </section>
  );
}
