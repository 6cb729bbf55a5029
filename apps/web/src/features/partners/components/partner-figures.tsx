import { Skeleton } from '../../../ui/card/skeleton';
import { formatCount } from '../../../ui/format/numbers';
import type { PartnerPage } from '../partners.api';

const figuresFor = (own: boolean) =>
  [
    ['customers', 'Customers', own ? 'with your access code' : 'with the access code of this partner'],
    ['onTrial', 'On trial', '14 days to decide'],
    ['paid', 'Paid', 'with a running subscription'],
    ['stuck', 'Stuck', 'at an onboarding step for over a day'],
  ] as const;

interface PartnerFiguresProps {
  readonly totals: PartnerPage['totals'] | undefined;
  /** The partner looks, not staff. */
  readonly own: boolean;
}

/** How the customers stand, over all of them. */
export function PartnerFigures({ totals, own }: PartnerFiguresProps) {
  return (
    <dl className="k-partner-figures" aria-busy={totals === undefined}>
      {figuresFor(own).map(([name, label, meaning]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="k-num">
            {totals === undefined ? <Skeleton width={48} height={30} /> : formatCount(totals[name])}
          </dd>
          <dd className="k-small k-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
