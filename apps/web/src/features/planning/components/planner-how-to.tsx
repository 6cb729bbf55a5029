import { calculationMessages as texts } from '@keelson/contracts/planning';
import { CONTENT } from '../../../content/content-pages';
import { HowToUse } from './how-to-use';

/** As it ships: what is read where the editors say nothing. */
export const PLANNER_STEPS = [
  'Pull a slider, press the buttons beside it, or type a whole number. It says by how much a line changes, in percent. The results follow at once, and nothing changes in your books.',
  'Price changes what each job brings. Sales changes how many jobs there are, and what they cost with them. The other three change what the line costs you: −3 is a cut of 3%.',
  'Above 100 the slider grows by 50. At −100 there is nothing left to compute with.',
  'Impact is the year with your changes. Last year and this year stand beside it, each as a full year.',
  'Save keeps sliders and figures of the day. A saved date opens read-only, and gives the same result whenever you open it.',
] as const;

interface PlannerHowToProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const PlannerHowTo = (props: PlannerHowToProps) => (
  <HowToUse
    {...props}
    title={`${texts.howToUse}: What-If Scenario Planner`}
    page={CONTENT.whatIfPlanner}
    steps={PLANNER_STEPS}
  />
);
