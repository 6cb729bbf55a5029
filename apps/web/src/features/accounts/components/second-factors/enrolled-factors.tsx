import { Button } from '@blueprintjs/core';
import { formatDate, formatDateTime } from '../../../../ui/format/dates';
import type { SecondFactorsSet } from '../../second-factors.api';
import type { FactorAct } from './factor-act';
import { OwnPasskeys } from './own-passkeys';

interface EnrolledFactorsProps {
  readonly factors: SecondFactorsSet;
  readonly onAct: (act: FactorAct) => void;
}

/** What is set up, and what can be done about it. */
export function EnrolledFactors({ factors, onAct }: EnrolledFactorsProps) {
  const { authenticatorSince, passkeys, passkeyOrigin, recoveryCodesLeft, required } = factors;
  const count = passkeys.length + (authenticatorSince === null ? 0 : 1);
  const fixed = required && count === 1;
  return (
    <ul className="k-factors">
      <li>
        <span className="k-grow">
          <span className="k-strong">Authenticator app</span>{' '}
          {authenticatorSince === null ? (
            <>
              <span className="k-small k-muted">Not set up</span>
              <span className="k-small k-soft k-factor-note">Its code takes the place of the mailed passcode.</span>
            </>
          ) : (
            <>
              <span className="k-small" title={formatDateTime(authenticatorSince)}>
                Since {formatDate(authenticatorSince)}
              </span>
              {fixed && (
                <span className="k-small k-soft k-factor-note">Required of all staff, so it cannot be removed.</span>
              )}
            </>
          )}
        </span>
        {authenticatorSince === null && (
          <Button size="small" onClick={() => onAct({ kind: 'begin-app' })}>
            Set up<span className="k-sr"> an authenticator app</span>
          </Button>
        )}
        {authenticatorSince !== null && !fixed && (
          <Button size="small" onClick={() => onAct({ kind: 'remove-app' })}>
            Remove<span className="k-sr"> the authenticator app</span>
          </Button>
        )}
      </li>
      <OwnPasskeys passkeys={passkeys} origin={passkeyOrigin} fixed={fixed} onAct={onAct} />
      {count > 0 && (
        <li>
          <span className="k-grow">
            <span className="k-strong">Recovery codes</span>{' '}
            <span className="k-small">{recoveryCodesLeft === 0 ? 'None left' : `${recoveryCodesLeft} left`}</span>
          </span>
          <Button size="small" onClick={() => onAct({ kind: 'renew-codes' })}>
            Make new<span className="k-sr"> recovery codes</span>
          </Button>
        </li>
      )}
    </ul>
  );
}
