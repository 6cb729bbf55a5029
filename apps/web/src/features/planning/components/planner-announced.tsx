import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import '../planning.css';

/** The planner's place until it opens: what it starts from can be filled in. */
export const PlannerAnnounced = ({ accountId }: { readonly accountId: string | undefined }) => (
  <Card>
    <EmptyState
      title="The What-If Scenario Planner is not open yet"
      action={
        <ButtonLink to={paths.calculatorInputsOf(accountId)}>
          {accountId === undefined ? 'What-If inputs' : 'What the plans start from'}
        </ButtonLink>
      }
    >
      It will show what a change of price, sales or costs does to the profit of a year. It starts from the figures that
      are kept under What-If inputs.
    </EmptyState>
  </Card>
);
