import { planningMessages as texts } from '@keelson/contracts/planning';
import { Callout } from '../../../ui/card/callout';

/** What Next leads to, for as long as there is none: said, and not a link into nothing. */
export const PlannerNote = ({ saved }: { readonly saved: boolean }) => (
  <Callout tone={saved ? 'positive' : 'info'} live>
    {saved && <b>{texts.saved} </b>}
    The What-If Scenario Planner is not open yet. When it opens, it starts from these figures.
  </Callout>
);
