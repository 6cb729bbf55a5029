import { Callout } from '../ui/card/callout';
import { useFiguresVatQuery } from './vat.api';
import { VatForm } from './vat-form';

interface VatQuestionProps {
  readonly accountId: string;
  /** Only the owner is asked; a viewer is told what is missing. */
  readonly isOwner: boolean;
  /** The figures at hand cannot be worked out until it is said. */
  readonly unknown: boolean;
  /** Typed figures are taken to bear VAT until it is said. */
  readonly typed: boolean;
}

const NEEDED = 'Trade debtor days and trade creditor days allow for VAT, and need to know of it.';
const UNKNOWN =
  'Your accounting system does not say whether the company is registered for VAT. Trade debtor days and trade creditor days need to know it.';
const ASSUMED =
  'The figures were typed in, so trade debtor days and trade creditor days take all that is sold and bought to bear 20% VAT. Say so, or what is right.';

/** Asked where the figures stand that go by it: what turns a net amount into one with VAT (formulas 5.26). */
export function VatQuestion({ accountId, isOwner, unknown, typed }: VatQuestionProps) {
  const { currentData } = useFiguresVatQuery(accountId, { skip: !isOwner || !(unknown || typed) });
  const assumed = typed && currentData?.setByCustomer === false;
  if (!unknown && !assumed) return null;
  return (
    <Callout>
      <p>{unknown ? (isOwner ? NEEDED : UNKNOWN) : ASSUMED}</p>
      {currentData && <VatForm key={accountId} accountId={accountId} own saved={currentData} />}
    </Callout>
  );
}
