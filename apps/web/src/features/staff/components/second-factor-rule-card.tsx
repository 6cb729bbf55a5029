import { Switch } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useStaffSecondFactorRuleQuery } from '../staff.api';
import { SecondFactorRuleDialog } from './second-factor-rule-dialog';

const NAME = 'Require a second factor of all staff';

/** Whether every member of staff needs a second factor; the switch asks for the own password. */
export function SecondFactorRuleCard() {
  const { data, error, refetch } = useStaffSecondFactorRuleQuery(undefined, { refetchOnMountOrArgChange: true });
  const [wanted, setWanted] = useState<boolean>();
  return (
    <Card
      title="Second factor of staff"
      subtitle="An authenticator app in place of the passcode by email. Whoever reads a mailbox does not get in by it."
    >
      {error !== undefined && data === undefined && (
        <ErrorState title="The rule could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && data === undefined && <SkeletonLines lines={1} label="Reading the rule" />}
      {data && (
        <>
          <Switch checked={data.required} label={NAME} onChange={() => setWanted(!data.required)} />
          <p className="k-small k-soft">{standing(data.membersWithout)}</p>
        </>
      )}
      {data && wanted !== undefined && (
        <SecondFactorRuleDialog
          required={wanted}
          membersWithout={data.membersWithout}
          onClose={() => setWanted(undefined)}
        />
      )}
    </Card>
  );
}

function standing(membersWithout: number): string {
  if (membersWithout === 0) return 'Every member has one.';
  return membersWithout === 1 ? 'One member has none yet.' : `${membersWithout} members have none yet.`;
}
