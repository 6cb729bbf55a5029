import { calculationMessages as texts } from '@keelson/contracts/planning';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';

interface PlanMissingProps {
  /** Where the figures can be completed; `undefined` for somebody who cannot. */
  readonly inputs: string | undefined;
}

/** No data: it is said at the top of the page, whatever was scrolled to (finance §8). */
export function PlanMissing({ inputs }: PlanMissingProps) {
  useEffect(() => window.scrollTo({ top: 0 }), []);
  return (
    <div role="alert">
      <Card>
        <EmptyState
          title={texts.noData}
          {...(inputs !== undefined && { action: <ButtonLink to={inputs}>See what is missing</ButtonLink> })}
        >
          A plan starts from at least one month of this year, with its sales, cost of sales, payroll and overheads.
        </EmptyState>
      </Card>
    </div>
  );
}
