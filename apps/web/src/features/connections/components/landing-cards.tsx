import { Button } from '@blueprintjs/core';
import { connectionsPaths } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { ownerOnly, OwnerOnlyNote } from '../../../ui/card/owner-only';
import type { Connect } from '../use-connect';
import { SecurityPolicy } from './security-policy';

interface LandingCardsProps {
  readonly offered: readonly AccountingProvider[];
  readonly connecting: Connect;
  /** Opens the form for own figures. */
  readonly manualEntry: ReactNode;
}

/** The two ways in: let an accounting system tell the figures, or type them in. */
export function LandingCards({ offered, connecting: { going, connect }, manualEntry }: LandingCardsProps) {
  return (
    <div className="con-pair">
      <Card title="Integrate Finance" footer={<SecurityPolicy />}>
        <p>
          Connect the accounting system you keep your books in. Three years of figures come by themselves, and new ones
          every night.
        </p>
        <p className="k-soft">We only read. Nothing in your books is changed.</p>
        <OwnerOnlyNote route={connectionsPaths.askConsent} />
        {offered.length === 0 ? (
          <p className="k-soft">No accounting system can be connected here at the moment.</p>
        ) : (
          <div className="con-actions">
            {offered.map((system) => (
              <Button
                key={system}
                intent="primary"
                size="large"
                loading={going === system}
                disabled={going !== undefined}
                onClick={() => void connect(system)}
                {...ownerOnly(connectionsPaths.askConsent)}
              >
                Connect {ACCOUNTING_PROVIDER_TITLES[system]}
              </Button>
            ))}
          </div>
        )}
      </Card>
      <Card title="Enter your finance data">
        <p>You keep your books elsewhere? Type in your figures by month, or paste them from a spreadsheet.</p>
        <p className="k-soft">You can connect an accounting system later.</p>
        <div className="con-actions">{manualEntry}</div>
      </Card>
    </div>
  );
}
