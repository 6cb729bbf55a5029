import { Button } from '@blueprintjs/core';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { memo } from 'react';
import { ButtonLink } from '../../../ui/button/button-link';
import type { PlanActs } from '../use-planner';
import { PrintButton } from './snapshot-sheet';

interface PlanActsProps {
  /** Where the figures can be seen and completed. */
  readonly inputs: string;
  readonly printable: boolean;
  /** The rest is for those who may save. */
  readonly works: boolean;
  readonly mayUndo: boolean;
  readonly maySave: boolean;
  readonly saving: boolean;
  readonly acts: PlanActs;
  readonly onHowTo: () => void;
}

/** What can be done with a plan, above it. */
export const PlanActButtons = memo((props: PlanActsProps) => {
  const { inputs, printable, works, mayUndo, maySave, saving, acts, onHowTo } = props;
  return (
    <>
      <ButtonLink to={inputs}>{texts.back}</ButtonLink>
      {printable && <PrintButton />}
      {works && (
        <>
          <Button onClick={onHowTo}>{texts.howToUse}</Button>
          <Button disabled={!mayUndo} onClick={acts.undo}>
            Undo
          </Button>
          <Button onClick={acts.reset}>{texts.reset}</Button>
          <Button intent="primary" disabled={!maySave} loading={saving} onClick={acts.save}>
            {texts.save}
          </Button>
        </>
      )}
    </>
  );
});
PlanActButtons.displayName = 'PlanActButtons';
