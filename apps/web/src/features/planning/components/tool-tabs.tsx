import { memo } from 'react';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { type CalculatorTool, useCalculatorAddress } from '../use-calculator-address';

const TOOLS: readonly (readonly [CalculatorTool, string])[] = [
  ['planner', 'What-If Scenario Planner'],
  ['cash', 'Cash release'],
];

/** The two tools of the calculator (decision 4.71). */
export const ToolTabs = memo(() => {
  const { tool, openTool, customer } = useCalculatorAddress();
  return (
    <div className="plan-tools">
      <ViewTabs label="Calculator" views={TOOLS} view={tool} onChange={openTool} />
      <ButtonLink to={paths.scenariosOf(customer ?? undefined)}>Scenarios</ButtonLink>
    </div>
  );
});
ToolTabs.displayName = 'ToolTabs';
