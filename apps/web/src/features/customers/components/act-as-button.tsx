import { Button } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ActAsDialog } from './act-as-dialog';

interface ActAsButtonProps {
  readonly accountId: string;
  /** `undefined` until it is known: the button keeps its place meanwhile, so that its neighbours do not move. */
  readonly company: string | undefined;
}

export function ActAsButton({ accountId, company }: ActAsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<EyeOpenIcon size={14} />} disabled={company === undefined} onClick={() => setAsking(true)}>
        Act as this customer
      </Button>
      {asking && company !== undefined && (
        <ActAsDialog accountId={accountId} company={company} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
