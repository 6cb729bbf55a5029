import { planningMessages as texts } from '@keelson/contracts/planning';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import type { FormActs } from '../form-acts';
import { usePlanningInputsQuery } from '../planning.api';
import { InputsBanner } from './inputs-banner';
import { InputsForm } from './inputs-form';
import { InputsRead } from './inputs-read';
import '../inputs.css';

interface InputsViewProps {
  readonly accountId: string;
  /** The owner looks, who types the figures where no books tell them. */
  readonly own: boolean;
  /** The page's header, which may name the company. */
  readonly header: (company: string | undefined) => ReactNode;
  /** Stands above the figures. */
  readonly note?: ReactNode;
  /** Buttons of the onboarding, which end its step. */
  readonly buttons?: ((acts: FormActs) => ReactNode) | undefined;
  /** What is left to do where the figures could not be loaded. */
  readonly whenFailed?: ReactNode;
}

/** What what-if plans start from: typed by the owner, or from the books. */
export function InputsView({ accountId, own, header, note, buttons, whenFailed }: InputsViewProps) {
  // Never the figures of another customer under the heading of this one.
  const { currentData: inputs, error, refetch } = usePlanningInputsQuery(accountId);
  const isTyped = own && inputs?.data_flag === 'NODATA';
  return (
    <>
      {header(inputs?.companyName)}
      <div className="plan-inputs k-stack">
        <InputsBanner fromBooks={inputs && inputs.data_flag !== 'NODATA'} />
        {note}
        {inputs && isTyped && (
          <InputsForm key={accountId} readAgain={() => refetch().unwrap()} {...{ accountId, inputs, buttons }} />
        )}
        {inputs && !isTyped && <InputsRead {...{ accountId, inputs, own, buttons }} />}
        {!inputs && (
          <Card>
            {error === undefined ? (
              <SkeletonLines lines={9} label="Loading the figures" />
            ) : (
              <ErrorState
                title="The figures could not be loaded"
                call={texts.inputsCall}
                error={error}
                onRetry={() => void refetch()}
              />
            )}
            {error !== undefined && whenFailed}
          </Card>
        )}
      </div>
    </>
  );
}
