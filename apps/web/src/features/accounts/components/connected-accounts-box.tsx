import { type ReactNode, useId } from 'react';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';

interface ConnectedAccountsBoxProps {
  readonly partner?: ReactNode;
  readonly onLeave?: () => void;
}

/** The accounting system and the channel partner, with the ways to the figures. */
export function ConnectedAccountsBox({ partner, onLeave }: ConnectedAccountsBoxProps) {
  const title = useId();
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  return (
    <section className="k-profile-box" aria-labelledby={title}>
      <h2 id={title}>Connected Accounts</h2>
      <dl className="k-profile">
        <div>
          <dt>Finance system</dt>
          <dd>Not connected</dd>
        </div>
      </dl>
      <div className="k-row k-wrap">
        <ButtonLink to={paths.connectAccounts} size="small" {...leave}>
          Connect
        </ButtonLink>
        <ButtonLink to={paths.ownFigures} size="small" {...leave}>
          Trial Balances
        </ButtonLink>
        <ButtonLink to={paths.integrateFinance} size="small" {...leave}>
          Finance Data
        </ButtonLink>
      </div>
      {partner}
    </section>
  );
}
