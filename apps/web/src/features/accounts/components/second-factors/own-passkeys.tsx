import { Button } from '@blueprintjs/core';
import { MOST_PASSKEYS } from '@keelson/vocabulary';
import { passkeyUse } from '../../passkey-use';
import type { OwnPasskey } from '../../second-factors.api';
import { NoPasskeysHere } from '../no-passkeys-here';
import type { FactorAct } from './factor-act';
import { PasskeyRow } from './passkey-row';

interface OwnPasskeysProps {
  readonly passkeys: readonly OwnPasskey[];
  /** Whose pages may use them. */
  readonly origin: string | null;
  /** The only one there is cannot be removed. */
  readonly fixed: boolean;
  readonly onAct: (act: FactorAct) => void;
}

/** The passkeys that are set up, and room for another one. */
export function OwnPasskeys({ passkeys, origin, fixed, onAct }: OwnPasskeysProps) {
  const use = passkeyUse(origin);
  const full = passkeys.length >= MOST_PASSKEYS;
  return (
    <li className="k-passkeys">
      <div className="k-factor-head">
        <span className="k-grow">
          <span className="k-strong">Passkeys</span>{' '}
          {passkeys.length === 0 ? (
            <>
              <span className="k-small k-muted">None</span>
              <span className="k-small k-soft k-factor-note">
                Your fingerprint, face, PIN or security key takes the place of the mailed passcode.
              </span>
            </>
          ) : (
            <span className="k-small">{passkeys.length} set up</span>
          )}
        </span>
        {use.possible && !full && (
          <Button size="small" onClick={() => onAct({ kind: 'begin-passkey' })}>
            Add<span className="k-sr"> a passkey</span>
          </Button>
        )}
      </div>
      {!use.possible && <NoPasskeysHere use={use} />}
      {full && <p className="k-small k-soft">That is as many as there can be. Remove one to add another.</p>}
      {passkeys.length > 0 && (
        <ul className="k-passkey-list" aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              fixed={fixed}
              onRemove={() => onAct({ kind: 'remove-passkey', passkey })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
