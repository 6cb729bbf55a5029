import { calculationMessages as texts } from '@keelson/contracts/planning';
import { Callout } from '../../../ui/card/callout';

/** Over results of sliders that stood before: one of them stands where nothing can be computed. */
export const PlanBehind = ({ behind }: { readonly behind: boolean }) =>
  behind && (
    <div className="plan-behind">
      <Callout tone="caution" live>
        <b>{texts.cannotCompute}.</b> A slider or a number beside it cannot be used. The results are those from before.
      </Callout>
    </div>
  );
