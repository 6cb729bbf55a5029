import { type ReactNode, useId } from 'react';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';

interface ConnectedAccountsBoxProps {
  readonly financeSystem: ReactNode;
  readonly partner: ReactNode;
  readonly onLeave?: () => void;
}

/** The accounting system and the channel partner, with the ways to the figures. */
export function ConnectedAccountsBox({ financeSystem, partner, onLeave }: ConnectedAccountsBoxProps) {
  const title = useId();
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  return (
    <section className="k-profile-box" aria-labelledby={title}>
      <h2 id={title}>Connected Accounts</h2>
      {financeSystem}
      <div className="k-row k-wrap">
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
