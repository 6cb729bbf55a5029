import { ContentImage } from '../../../content/components/content-image';
import { AddressLink, RichText } from '../../../content/components/rich-text';
import { type Attributes, codeOf, entryOf, textOf } from '../../../content/content-attribute';
import { safeAddress } from '../../../content/safe-address';
import './team-grid.css';

interface TeamGridProps {
  readonly heading: string;
  readonly lead: unknown;
  /** name, profession, icon and account of each. */
  readonly team: readonly Attributes[];
}

/** Meet the Team (SITE-06). */
export function TeamGrid({ heading, lead, team }: TeamGridProps) {
  return (
    <section className="k-wrap-wide k-site-band">
      <h2 className="k-display">{heading}</h2>
      <div className="k-soft">
        <RichText value={lead} />
      </div>
      <ul className="k-team">
        {team.map((member, index) => (
          <TeamMember key={index} member={member} />
        ))}
      </ul>
    </section>
  );
}

function TeamMember({ member }: { readonly member: Attributes }) {
  const name = textOf(member, 'name');
  const account = codeOf(member, 'account');
  const address = account === '' ? undefined : safeAddress(account);
  return (
    <li className="k-card k-team-member">
      <div className="k-team-icon">
        {entryOf(member, 'icon') === undefined ? (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        ) : (
          <ContentImage of={member} name="icon" />
        )}
      </div>
      <div>
        <h3>{name}</h3>
        <p className="k-soft">{textOf(member, 'profession')}</p>
        {address !== undefined && (
          <p className="k-small">
            <AddressLink address={address}>{accountText(address)}</AddressLink>
          </p>
        )}
      </div>
    </li>
  );
}

const accountText = (address: string): string =>
  address.replace(/^(https:\/\/(www\.)?|mailto:)/, '').replace(/\/$/, '');
