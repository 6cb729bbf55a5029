import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { RichText } from '../../../content/components/rich-text';
import { Tag } from '../../../ui/card/tag';
import { type Attributes, codeOf, entriesOf, textOf, valueOf } from '../../../content/content-attribute';

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
  const badge = plan['badge'] === undefined ? '' : textOf(plan, 'badge');
  return (
    <section className={`k-card k-plan ${first ? 'k-plan-first' : ''}`}>
      <div className="k-plan-head">
        <h3>{textOf(plan, 'heading')}</h3>
        {badge !== '' && <Tag tone="hull">{badge}</Tag>}
      </div>
      <p className="k-plan-price k-num">{textOf(plan, 'price')}</p>
      <p className="k-small k-muted">{textOf(plan, 'period')}</p>
      <div className="k-small k-soft k-plan-note">
        <RichText value={valueOf(plan, 'content')} />
      </div>
      <ButtonLink to={paths.signUpWithPlan(codeOf(plan, 'plan'))} fill {...(first && PRIMARY)}>
        {textOf(plan, 'linkText')}
      </ButtonLink>
    </section>
  );
}

const PRIMARY = { intent: 'primary' } as const;
