import { Button } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { CustomerView } from '../customer-views';
import { ActAsDialog } from './act-as-dialog';

interface ActAsButtonProps {
  readonly accountId: string;
  /** `undefined` until it is known: the button keeps its place meanwhile, so that its neighbours do not move. */
  readonly company: string | undefined;
  /** The page that is opened; the dashboard unless told. */
  readonly opens?: Pick<CustomerView, 'title' | 'to'>;
}

export function ActAsButton({ accountId, company, ...opening }: ActAsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<EyeOpenIcon size={14} />} disabled={company === undefined} onClick={() => setAsking(true)}>
        Act as this customer
      </Button>
      {asking && company !== undefined && (
        <ActAsDialog accountId={accountId} company={company} {...opening} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
