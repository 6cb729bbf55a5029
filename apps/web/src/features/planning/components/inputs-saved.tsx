import { planningMessages as texts } from '@keelson/contracts/planning';
import { Callout } from '../../../ui/card/callout';

/** Next, while the sign-up goes on: it goes on from here, and the planner waits. */
export const InputsSaved = ({ saved }: { readonly saved: boolean }) => (
  <Callout tone={saved ? 'positive' : 'info'} live>
    {saved && <b>{texts.saved} </b>}
    The What-If Scenario Planner starts from these figures, as soon as your sign-up is done.
  </Callout>
);
