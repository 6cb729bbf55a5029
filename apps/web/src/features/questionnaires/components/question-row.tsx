import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { QuestionNumber } from '../../../learning/question-number';
import type { QuestionnaireChapter } from '../../../learning/questionnaires.api';
import { isSlider } from '../chosen';
import { AgreementSlider } from './agreement-slider';

interface QuestionRowProps {
  readonly number: number;
  readonly question: QuestionnaireChapter['questions'][number];
  readonly chosen: string | undefined;
  /** It has no answer, and the page was to be left. */
  readonly missing: boolean;
  readonly onChoose: (answer: string) => void;
}

/** A statement with its slider, or a question with its answers. */
export function QuestionRow({ number, question, chosen, missing, onChoose }: QuestionRowProps) {
  const { questionCode, question: words, learning_answers } = question;
  const id = `question-${questionCode}`;
  const text = (
    <>
      <QuestionNumber number={number} missing={missing} />
      <span id={id}>{words}</span>
    </>
  );
  if (isSlider(question))
    return (
      <li className="k-question">
        <p className="k-question-text">{text}</p>
        <AgreementSlider labelledBy={id} mark={chosen} onChoose={onChoose} />
      </li>
    );
  const messageId = `${id}-message`;
  return (
    <li className="k-question k-question-wide">
      <fieldset aria-describedby={missing ? messageId : undefined} tabIndex={-1} id={`${id}-answers`}>
        <legend className="k-question-text">{text}</legend>
        <div className="k-answers">
          {learning_answers.map(({ answerCode, answer }) => (
            <label key={answerCode} className="k-answer">
              <input
                type="radio"
                name={questionCode}
                checked={chosen === answerCode}
                onChange={() => onChoose(answerCode)}
              />
              <span>{answer}</span>
            </label>
          ))}
        </div>
        {missing && (
          <p id={messageId} className="k-question-message" role="alert">
            {texts.answerAll}
          </p>
        )}
      </fieldset>
    </li>
  );
}
