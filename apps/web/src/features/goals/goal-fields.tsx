import { goalsMessages as texts } from '@keelson/contracts/goals';
import { settledAmount } from '@keelson/contracts/validation';
import { GOAL_KINDS, hasOverallCost, isGoalKind, isPersonalGoal } from '@keelson/vocabulary';
import { type ReactNode, useId } from 'react';
import { DayInput } from '../../ui/form/day-input';
import type { GoalRow } from './goal-values';

/** What stands against a row, by field. */
export type RowFaults = Readonly<Record<'goal' | 'date' | 'amount' | 'tax', string | undefined>>;

interface GoalFieldsProps {
  readonly number: number;
  readonly row: GoalRow;
  readonly today: string;
  readonly readOnly: boolean;
  readonly faults: RowFaults;
  readonly onChange: (values: Partial<GoalRow>) => void;
  /** Tax on taking money out, in percent: one for all personal goals. */
  readonly tax: string;
  readonly onTax: (text: string) => void;
}

interface FieldProps {
  readonly label: string;
  readonly fault: string | undefined;
  readonly children: (control: {
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** The fault describes the control; in its label it would rename it. */
function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  const faulty = fault !== undefined;
  return (
    <div className="k-goal-field">
      <label>
        {label}
        {children({ 'aria-invalid': faulty, 'aria-describedby': faulty ? id : undefined })}
      </label>
      {faulty && (
        <span id={id} className="k-goal-fault">
          {fault}
        </span>
      )}
    </div>
  );
}

/** One goal: its kind, its day, and the amount that its kind asks for; the other one is 0. */
export function GoalFields({ number, row, today, readOnly, faults, onChange, tax, onTax }: GoalFieldsProps) {
  const dayId = useId();
  const overall = row.goal !== '' && hasOverallCost(row.goal);
  const amount = (label: string, used: boolean) => (
    <Field label={label} fault={used ? faults.amount : undefined}>
      {(control) => (
        <input
          {...control}
          className="bp6-input k-input k-num"
          inputMode="decimal"
          disabled={!used || readOnly}
          value={used ? row.amount : '0'}
          onChange={(event) => onChange({ amount: event.target.value })}
          onBlur={() => {
            const settled = settledAmount(row.amount, 'pounds');
            if (settled !== row.amount) onChange({ amount: settled });
          }}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="k-goal-fields">
      <legend>Goal {number}</legend>
      <Field label="Goal" fault={faults.goal}>
        {(control) => (
          <span className="k-select">
            <select
              {...control}
              className="bp6-input k-input"
              disabled={readOnly}
              value={row.goal}
              onChange={({ target }) => onChange({ goal: isGoalKind(target.value) ? target.value : '' })}
            >
              <option value="">Please choose</option>
              {GOAL_KINDS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </span>
        )}
      </Field>
      <div className="k-goal-field">
        <label htmlFor={dayId}>By</label>
        <DayInput
          id={dayId}
          label={`goal ${number}`}
          min={today}
          disabled={readOnly}
          value={row.date}
          message={faults.date}
          onChange={(date) => onChange({ date })}
        />
      </div>
      {amount('Cost (£)', !overall)}
      {amount('Overall cost (£)', overall)}
      {row.goal !== '' && isPersonalGoal(row.goal) && (
        <Field label={texts.withdrawalTax} fault={faults.tax}>
          {(control) => (
            <input
              {...control}
              className="bp6-input k-input k-num"
              inputMode="decimal"
              disabled={readOnly}
              value={tax}
              onChange={(event) => onTax(event.target.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
