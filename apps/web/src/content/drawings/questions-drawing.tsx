import { Drawing, type DrawingProps } from './drawing';

const ANSWERS = ['Yes, to the pound', 'Roughly', 'Not really'] as const;

/** One question with its answers, and how far one has come. */
export function QuestionsDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-small" x="40" y="46">
        Question 9 of 14
      </text>
      <rect className="kd-well" x="40" y="58" width="400" height="6" rx="3" />
      <rect className="kd-hull" x="40" y="58" width="257" height="6" rx="3" />
      <text className="kd-saying" x="40" y="108">
        Do you know what an hour costs?
      </text>
      {ANSWERS.map((answer, index) => (
        <g key={answer} transform={`translate(0 ${index * 54})`}>
          <rect className={index === 1 ? 'kd-soft' : 'kd-well'} x="40" y="130" width="400" height="42" rx="8" />
          <circle className="kd-frame" cx="64" cy="151" r="8" />
          {index === 1 && <circle className="kd-hull" cx="64" cy="151" r="4" />}
          <text className={index === 1 ? 'kd-strong' : undefined} x="86" y="156">
            {answer}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
