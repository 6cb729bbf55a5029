import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import '../planning.css';

const TOOLS = [
  ['Cash release', 'What holding less stock, being paid sooner and paying later would put into your bank account.'],
  [
    'What-If Scenario Planner',
    'Payroll and overheads too, your profit beside last year’s, what each change brings, EBITDA, and plans that you save.',
  ],
  ['Detailed P&L', 'Every line of your profit and loss, and what a change of it would come to.'],
] as const;

/** What stands behind a plan, and the way to it (decision 4.72). */
export function CalculatorVeil() {
  const { freeTrailUser } = useViewer();
  return (
    <Card
      title="Included in the full calculator"
      subtitle="These work with your own figures."
      footer={
        <ButtonLink to={freeTrailUser === 1 ? paths.editProfile : paths.ownPlan} intent="primary">
          Upgrade to the full calculator
        </ButtonLink>
      }
    >
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
}
