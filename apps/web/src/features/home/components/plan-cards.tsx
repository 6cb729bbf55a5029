import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Tag } from '../../../ui/card/tag';
import { type Attributes, entriesOf, textOf } from '../../../content/content-attribute';

/** The plans with their prices before VAT; each leads to the sign-up with itself chosen. */
export function PlanCards({ entry }: { readonly entry: Attributes | undefined }) {
  if (entry === undefined) return null;
  return (
    <section className="k-wrap-wide k-home-plans">
      <h2 className="k-display">{textOf(entry, 'heading')}</h2>
      <div className="k-plans">
        {entriesOf(entry, 'plans').map((plan, index) => (
          <PlanCard key={index} plan={plan} first={index === 0} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ plan, first }: { readonly plan: Attributes; readonly first: boolean }) {
  const badge = typeof plan['badge'] === 'string' ? plan['badge'] : '';
  return (
    <section className={`k-card k-plan ${first ? 'k-plan-first' : ''}`}>
      <div className="k-plan-head">
        <h3>{textOf(plan, 'heading')}</h3>
        {badge !== '' && <Tag tone="hull">{badge}</Tag>}
      </div>
      <p className="k-plan-price k-num">{textOf(plan, 'price')}</p>
      <p className="k-small k-muted">{textOf(plan, 'period')}</p>
      <p className="k-small k-soft k-plan-note">{textOf(plan, 'content')}</p>
      <ButtonLink to={paths.signUpWithPlan(textOf(plan, 'plan'))} fill {...(first && PRIMARY)}>
        {textOf(plan, 'linkText')}
      </ButtonLink>
    </section>
  );
}

const PRIMARY = { intent: 'primary' } as const;
