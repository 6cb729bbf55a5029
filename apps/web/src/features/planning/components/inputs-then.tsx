import { Button } from '@blueprintjs/core';
import { planningMessages as texts } from '@keelson/contracts/planning';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { stillForm } from '../../../ui/form/still-form';
import { NO_INPUTS } from '../input-values';
import { InputsBanner } from './inputs-banner';
import { InputsGrid } from './inputs-grid';
import '../../../ui/form/form.css';

interface InputsThenProps {
  /** Buttons of the onboarding, as they stood. */
  readonly buttons: ReactNode;
}

/** The inputs as a customer met them, without the customer's figures. */
export const InputsThen = ({ buttons }: InputsThenProps) => (
  <div className="plan-inputs k-stack">
    <InputsBanner fromBooks={false} />
    <Card subtitle="The customer’s own figures are not drawn again." title="What-if inputs">
      <InputsGrid form={stillForm('what-if-inputs-then', NO_INPUTS)} />
      <div className="k-form-actions">
        <Button>{texts.next}</Button>
        {buttons}
      </div>
    </Card>
  </div>
);
