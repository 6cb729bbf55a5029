import type { Quiz } from '../../../learning/quizzes.api';
import { percentText } from '../../../learning/score-words';
import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import { pointsText } from '../points';

/** What earlier versions of the quiz came to: they stay. */
export const EarlierResults = ({ results }: { readonly results: Quiz['earlier'] }) =>
  results.length === 0 ? null : (
    <Card title="With earlier questions">
      <ul className="k-quiz-counts">
        {results.map((result) => (
          <li key={result.contentVersion}>
            {formatDateTime(result.submittedAt)}: {percentText(result.percentage)}, {pointsText(result)}
          </li>
        ))}
      </ul>
    </Card>
  );
