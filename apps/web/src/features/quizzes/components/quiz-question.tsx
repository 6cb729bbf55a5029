import { QuestionNumber } from '../../../learning/question-number';
import type { QuizQuestion as Question } from '../../../learning/quizzes.api';

interface QuizQuestionProps {
  readonly number: number;
  readonly question: Question;
  readonly chosen: string | undefined;
  /** It has no answer, and the quiz was to be sent. */
  readonly missing: boolean;
  readonly onChoose: (answerCode: string) => void;
}

/** A question with its answers, one of which is chosen. */
export function QuizQuestion({ number, question, chosen, missing, onChoose }: QuizQuestionProps) {
  const { questionCode, question: words, quiz_answers } = question;
  const id = `quiz-${questionCode}`;
  const messageId = `${id}-message`;
  return (
    <section className="k-card">
      <fieldset id={id} className="k-quiz-question" tabIndex={-1} aria-describedby={missing ? messageId : undefined}>
        <legend>
          <QuestionNumber number={number} missing={missing} />
          <span>{words}</span>
        </legend>
        {quiz_answers.map(({ answerCode, answer }) => (
          <label key={answerCode} className={`k-quiz-answer ${missing ? 'k-quiz-answer-missing' : ''}`}>
            <input
              type="radio"
              name={questionCode}
              checked={chosen === answerCode}
              onChange={() => onChoose(answerCode)}
            />
            <span>{answer}</span>
          </label>
        ))}
        {missing && (
          <p id={messageId} className="k-quiz-message">
            Choose one answer
          </p>
        )}
      </fieldset>
    </section>
  );
}
