import { UpgradeLink } from '../../../billing/upgrade-link';
import { Card } from '../../../ui/card/card';
import '../planning.css';

const TOOLS = [
  ['Cash release', 'What holding less stock, being paid sooner and paying later would put into your bank account.'],
  [
    'What-If Scenario Planner',
    'Payroll and overheads too, your profit beside last year’s, what each change brings, EBITDA, and plans that you save.',
  ],
  ['Detailed P&L', 'Every line of your profit and loss, and what a change of it would come to.'],
  ['Balance Sheet', 'What your company owns and owes at the end of each month, to read and to take away.'],
  ['Scenarios', 'Plans with a name that you fork, compare, and hold against what then happened.'],
] as const;

/** What stands behind a plan, and the way to it (decision 4.72). */
export const CalculatorVeil = () => (
  <Card title="Included in the full calculator" subtitle="These work with your own figures." footer={<UpgradeLink />}>
    <dl className="plan-veil">
      {TOOLS.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
