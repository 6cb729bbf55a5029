import { Button } from '@blueprintjs/core';
import type { CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { CASH_LEVERS, type CashLever, LONGEST_SNAPSHOT_NAME } from '@keelson/vocabulary';
import type { CashReleaseRead } from '../calculations.api';
import type { CashPlace } from '../cash-explanations';
import { ITEM_OF, type LeverTexts } from '../cash-words';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { formatPounds } from '../../../ui/format/numbers';
import { CashLeverField } from './cash-lever';

interface CashInputsProps {
  readonly read: CashReleaseRead;
  readonly typed: LeverTexts;
  readonly release: CashRelease | null;
  readonly readOnly: boolean;
  /** Calculate and Save are shown to those who may; pressing does something only where there is something to do. */
  readonly works: boolean;
  readonly mayCalculate: boolean;
  readonly busy: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onType: (lever: CashLever, text: string) => void;
  readonly onCalculate: () => void;
  readonly onExplain: (place: CashPlace) => void;
}

/** The three inputs, and the figures that they start from. */
export function CashInputs(props: CashInputsProps) {
  const { read, typed, release, readOnly, works, mayCalculate, busy, name, onName, onType, onCalculate, onExplain } =
    props;
  const { noOfMonthsThisYear: months, sales } = read;
  return (
    <Card
      className="plan-cash-inputs"
      title="What would you change?"
      subtitle="0 leaves a line as it is"
      footer={
        <span className="k-num">
          From {months} {months === 1 ? 'month' : 'months'}: sales{' '}
          {sales === null ? (
            'not known'
          ) : (
            <ExplainedValue
              text={formatPounds(sales)}
              name="the sales of the months"
              onClick={() => onExplain('sales')}
            />
          )}
        </span>
      }
    >
      {CASH_LEVERS.map((lever) => (
        <CashLeverField
          key={lever}
          lever={lever}
          text={typed[lever]}
          item={release?.[ITEM_OF[lever]]}
          readOnly={readOnly}
          onType={(text) => onType(lever, text)}
          onExplain={onExplain}
        />
      ))}
      {works && (
        <div className="plan-cash-acts">
          {!readOnly && (
            <div className="k-field">
              <div className="k-field-head">
                <label htmlFor="cash-name">Name for the saved date, if you like</label>
              </div>
              <input
                id="cash-name"
                className="bp6-input k-input"
                maxLength={LONGEST_SNAPSHOT_NAME}
                autoComplete="off"
                value={name}
                onChange={({ target }) => onName(target.value)}
              />
            </div>
          )}
          <Button fill disabled={!mayCalculate} loading={busy} onClick={onCalculate}>
            {texts.calculate}
          </Button>
        </div>
      )}
    </Card>
  );
}
