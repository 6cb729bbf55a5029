import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';

/** What comes next while there are no figures, and what they will answer. */
export const BeforeFigures = ({ progress }: { readonly progress: ReactNode }) => (
  <div className="k-cards">
    <div className="k-span-8">{progress}</div>
    <div className="k-span-4">
      <AnswersCard />
    </div>
  </div>
);

function AnswersCard() {
  return (
    <Card title="What you will see here">
      <ol className="k-answers">
        <li>Am I making money?</li>
        <li>Do I have cash?</li>
        <li>What should I do next?</li>
      </ol>
      <p className="k-small k-muted">
        The first two are answered from Xero or QuickBooks once you connect it, or from figures you type in.
      </p>
    </Card>
  );
}
