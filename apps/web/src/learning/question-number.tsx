import './question-number.css';

interface QuestionNumberProps {
  readonly number: number;
  /** It has no answer, and the page was to be left. */
  readonly missing?: boolean;
}

/** The place of a question in its form. Screen readers have the order itself. */
export const QuestionNumber = ({ number, missing = false }: QuestionNumberProps) => (
  <span className={`k-question-number ${missing ? 'k-question-number-missing' : ''}`} aria-hidden="true">
    {number}
  </span>
);
