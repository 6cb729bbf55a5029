import type { PaymentView } from '../payment-list-state';
import '../../../ui/table/page-sizes.css';

const VIEWS: readonly (readonly [PaymentView, string])[] = [
  ['payments', 'Payments'],
  ['invoices', 'Invoices'],
];

interface ViewSwitchProps {
  readonly view: PaymentView;
  readonly onChange: (view: PaymentView) => void;
}

/** Chooses between the two tables. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <span className="k-segments" role="group" aria-label="Table">
      {VIEWS.map(([each, text]) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
          {text}
        </button>
      ))}
    </span>
  );
}
