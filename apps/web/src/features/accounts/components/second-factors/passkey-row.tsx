import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../../ui/format/dates';
import type { OwnPasskey } from '../../second-factors.api';
import { RenamePasskey } from './rename-passkey';

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  /** It cannot be removed. */
  readonly fixed: boolean;
  readonly onRemove: () => void;
}

/** One passkey: its name, since when it counts and when it was last used. */
export function PasskeyRow({ passkey, fixed, onRemove }: PasskeyRowProps) {
  const { name, addedAt, usedAt } = passkey;
  const [naming, setNaming] = useState(false);
  if (naming)
    return (
      <li>
        <RenamePasskey passkey={passkey} onDone={() => setNaming(false)} />
      </li>
    );
  return (
    <li>
      <span className="k-grow">
        <span className="k-passkey-name">{name}</span>
        <span className="k-small k-soft k-factor-note">
          <span title={formatDateTime(addedAt)}>Added {formatDate(addedAt)}</span>
          {', '}
          {usedAt === null ? (
            'not used yet'
          ) : (
            <span title={formatDateTime(usedAt)}>last used {formatDate(usedAt)}</span>
          )}
          {fixed && '. Required of all staff, so it cannot be removed'}
        </span>
      </span>
      <Button size="small" variant="minimal" onClick={() => setNaming(true)}>
        Rename<span className="k-sr"> {name}</span>
      </Button>
      {!fixed && (
        <Button size="small" variant="minimal" onClick={onRemove}>
          Remove<span className="k-sr"> {name}</span>
        </Button>
      )}
    </li>
  );
}
