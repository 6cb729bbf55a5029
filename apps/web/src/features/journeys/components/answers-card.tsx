import { Card } from '../../../ui/card/card';
import type { AnswerLine } from '../answer-lines';
import type { AnswersThen } from '../journeys.api';
import { timeOf } from '../moment-days';

interface AnswersCardProps {
  readonly saved: AnswersThen | undefined;
  readonly lines: readonly AnswerLine[];
  readonly erased: boolean;
}

/** The answers about the company that stood at the moment. */
export function AnswersCard({ saved, lines, erased }: AnswersCardProps) {
  return (
    <Card title="Answers as they were">
      {saved === undefined && <p className="k-small k-muted">No answers were saved by then.</p>}
      {saved !== undefined && erased && <p className="k-small k-muted">The answers were erased with the person.</p>}
      {lines.length > 0 && (
        <dl className="rp-facts rp-answers" aria-label="Answers">
          {lines.map(({ code, question, answer }) => (
            <div key={code}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {saved?.savedAt && lines.length > 0 && (
        <p className="k-small k-muted k-num rp-hint">
          {lines.length} answers, last saved {timeOf(saved.savedAt)}
        </p>
      )}
    </Card>
  );
}
