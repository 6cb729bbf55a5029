import { Button } from '@blueprintjs/core';
import { formatDate, formatDateTime } from '../../../../ui/format/dates';
import type { SecondFactorsSet } from '../../second-factors.api';

export type FactorAct = 'begin' | 'remove' | 'renew';

interface EnrolledFactorsProps {
  readonly factors: SecondFactorsSet;
  readonly onAct: (act: FactorAct) => void;
}

/** What is set up, and what can be done about it. */
export function EnrolledFactors({ factors, onAct }: EnrolledFactorsProps) {
  const { authenticatorSince, recoveryCodesLeft, required } = factors;
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
              {required && (
                <span className="k-small k-soft k-factor-note">Required of all staff, so it cannot be removed.</span>
              )}
            </>
          )}
        </span>
        {authenticatorSince === null && (
          <Button size="small" onClick={() => onAct('begin')}>
            Set up<span className="k-sr"> an authenticator app</span>
          </Button>
        )}
        {authenticatorSince !== null && !required && (
          <Button size="small" onClick={() => onAct('remove')}>
            Remove<span className="k-sr"> the authenticator app</span>
          </Button>
        )}
      </li>
      {authenticatorSince !== null && (
        <li>
          <span className="k-grow">
            <span className="k-strong">Recovery codes</span>{' '}
            <span className="k-small">{recoveryCodesLeft === 0 ? 'None left' : `${recoveryCodesLeft} left`}</span>
          </span>
          <Button size="small" onClick={() => onAct('renew')}>
            Make new<span className="k-sr"> recovery codes</span>
          </Button>
        </li>
      )}
    </ul>
  );
}
