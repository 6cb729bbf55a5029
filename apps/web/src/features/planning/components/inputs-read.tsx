import { planningMessages as texts } from '@keelson/contracts/planning';
import type { LedgerSource } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { stillForm } from '../../../ui/form/still-form';
import { Link } from 'react-router-dom';
import { type FormActs, NOTHING_TO_SAVE } from '../form-acts';
import { inputsValues } from '../input-values';
import type { Inputs } from '../planning.api';
import { InputsGrid } from './inputs-grid';
import '../../../ui/form/form.css';

interface InputsReadProps {
  readonly accountId: string;
  readonly inputs: Inputs;
  /** The owner looks: where the figures come from can be changed. */
  readonly own: boolean;
  readonly buttons?: ((acts: FormActs) => ReactNode) | undefined;
}

const SOURCES = {
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  manual: 'the months that were typed in',
} as const satisfies Record<LedgerSource, string>;

/** The figures where nothing is typed: those of the books, or another person's. */
export function InputsRead({ accountId, inputs, own, buttons }: InputsReadProps) {
  const { data_flag: flag, informationFrom: source, months, period1, savedAt } = inputs;
  const fromBooks = flag !== 'NODATA';
  if (!fromBooks && savedAt === null)
    return (
      <Card>
        <EmptyState title="No figures yet">
          There are no books with figures of these years, and the owner has typed none.
        </EmptyState>
      </Card>
    );
  const gaps = Object.values(inputs.input_values).includes(null);
  return (
    <>
      <Card
        title={fromBooks && source !== null ? `From ${SOURCES[source]}` : 'Typed by the owner'}
        subtitle={fromBooks ? 'Read only: these are the sums of the months below.' : 'Read only.'}
      >
        {period1 && (
          <p className="plan-note k-small k-soft">
            No month of the new financial year is over yet, so plans start from the year just completed.
          </p>
        )}
        <InputsGrid
          form={stillForm('what-if-inputs-read', inputsValues(inputs))}
          readOnly
          period1={period1}
          {...(fromBooks && { months })}
        />
        <div className="k-form-actions">
          <ButtonLink to={paths.calculatorOf(own ? undefined : accountId)} {...(!buttons && { intent: 'primary' })}>
            {texts.next}
          </ButtonLink>
          {buttons?.(NOTHING_TO_SAVE)}
        </div>
      </Card>
      {fromBooks && gaps && (
        <Callout tone="caution">
          The books do not tell every figure of both years, and a plan cannot be made from what is not known.
          {own && source === 'manual' && (
            <>
              {' '}
              <Link className="k-link" to={paths.ownFigures}>
                Fill in your own figures
              </Link>
            </>
          )}
        </Callout>
      )}
    </>
  );
}
