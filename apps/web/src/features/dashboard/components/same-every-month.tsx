import { Button } from '@blueprintjs/core';
import { amountIn } from '@keelson/contracts/validation';
import { useState } from 'react';
import { typedAmount } from '../../../ui/form/typed-amount';
import { useToldHeadcount } from '../use-told-headcount';

interface SameEveryMonthProps {
  /** Without a count in any month the number told about the company stands here. */
  readonly nothingEntered: boolean;
  readonly onFill: (count: string) => void;
}

const ID = 'employees-every-month';

/** One number for every month shown; single months are changed after it. Nothing is saved by it. */
export function SameEveryMonth({ nothingEntered, onFill }: SameEveryMonthProps) {
  const told = useToldHeadcount();
  const [typed, setTyped] = useState<string>();
  const offered = nothingEntered ? told : undefined;
  const count = typed ?? offered ?? '';
  const number = amountIn(count, 'people');
  return (
    <div className="k-field k-employees-same">
      <div className="k-field-head">
        <label htmlFor={ID}>The same every month</label>
      </div>
      <div className="k-row">
        <input
          id={ID}
          className="bp6-input k-input k-num"
          inputMode="decimal"
          value={count}
          aria-describedby={`${ID}-hint`}
          onChange={({ target }) =>
            setTyped(typedAmount(count, target.value, target.selectionStart ?? target.value.length, 'people').text)
          }
        />
        <Button disabled={typeof number !== 'number'} onClick={() => onFill(count)}>
          Fill in all months
        </Button>
      </div>
      <p id={`${ID}-hint`} className="k-field-hint">
        {offered !== undefined && typed === undefined && 'The number you gave about your company. '}
        Fills every month below; change single months afterwards, then save.
      </p>
    </div>
  );
}
