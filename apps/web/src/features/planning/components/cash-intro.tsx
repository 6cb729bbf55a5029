import { Button } from '@blueprintjs/core';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { Card } from '../../../ui/card/card';

const QUESTIONS = [
  'Could you hold less stock and still finish every job?',
  'By when do you want customers to have paid?',
  'What would your suppliers agree to?',
] as const;

/** The questions before the sums. */
export const CashIntro = ({ onNext }: { readonly onNext: () => void }) => (
  <Card className="plan-intro" title="Three questions before the sums" subtitle="Step 1 of 2">
    <ol className="plan-questions">
      {QUESTIONS.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <Button intent="primary" onClick={onNext}>
      {texts.next}
    </Button>
  </Card>
);
