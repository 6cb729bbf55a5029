import { Button } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ActAsDialog } from './act-as-dialog';

interface ActAsButtonProps {
  readonly accountId: string;
  readonly company: string;
}

export function ActAsButton({ accountId, company }: ActAsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<EyeOpenIcon size={14} />} onClick={() => setAsking(true)}>
        Act as this customer
      </Button>
      {asking && <ActAsDialog accountId={accountId} company={company} onClose={() => setAsking(false)} />}
    </>
  );
}
