import { Button } from '@blueprintjs/core';
import { dayFaults, paymentsMessages as texts } from '@keelson/contracts/payments';
import { type SyntheticEvent, useId, useState } from 'react';
import { describedBy, Field } from '../../../ui/form/field';
import type { PaymentDays } from '../payment-list-state';
import '../../../ui/form/form.css';

interface DaySearchProps {
  readonly days: PaymentDays;
  readonly onSearch: (days: PaymentDays) => void;
}

const FAULTS = { missing: texts.dayMissing, late: texts.dayLate } as const;

/** Searches between two days. Both are needed: the one that is missing says so, and nothing is searched. */
export function DaySearch({ days, onSearch }: DaySearchProps) {
  const [from, setFrom] = useState(days.fromDate ?? '');
  const [to, setTo] = useState(days.toDate ?? '');
  const [tried, setTried] = useState(false);
  const faults =
    from === '' && to === ''
      ? ({ fromDate: 'missing', toDate: 'missing' } as const)
      : dayFaults(from || undefined, to || undefined);
  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (faults.fromDate === undefined && faults.toDate === undefined) onSearch({ fromDate: from, toDate: to });
  };
  return (
    <form className="k-payment-days" noValidate onSubmit={search} aria-label="Search by date">
      <Day label="From" value={from} fault={tried ? faults.fromDate : undefined} onChange={setFrom} />
      <Day label="To" value={to} fault={tried ? faults.toDate : undefined} onChange={setTo} />
      <Button type="submit">Search by date</Button>
    </form>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly fault: keyof typeof FAULTS | undefined;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, fault, onChange }: DayProps) {
  const id = useId();
  const message = fault && FAULTS[fault];
  return (
    <Field id={id} label={label} message={message}>
      <input
        id={id}
        type="date"
        className="bp6-input k-input"
        value={value}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, undefined, message)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
