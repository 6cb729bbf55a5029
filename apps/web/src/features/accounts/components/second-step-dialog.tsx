import { Button } from '@blueprintjs/core';
import type { SecondFactor } from '@keelson/vocabulary';
import { useState } from 'react';
import type { SignedIn } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { passkeyUse } from '../passkey-use';
import type { SecondStepAsked } from '../second-step-asked';
import { PasskeyForm } from './passkey-form';
import { SecondStepCodeForm } from './second-step-code-form';
import './second-step-dialog.css';

interface SecondStepDialogProps {
  readonly asked: SecondStepAsked;
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

type Way = SecondFactor | 'recovery-code';

const OTHERS: Readonly<Record<Way, string>> = {
  authenticator: 'Use the authenticator app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
};

/** The second step of signing in for staff who have a second factor: any one of them will do. */
export function SecondStepDialog({ asked, onClose, onSuccess }: SecondStepDialogProps) {
  const ways: readonly Way[] = [...asked.factors, 'recovery-code'];
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? firstWay(asked);
  return (
    <Dialog open title="Confirm that it is you" width={420} onClose={onClose}>
      {way === 'passkey' ? (
        <PasskeyForm origin={asked.passkeyOrigin} onClose={onClose} onSuccess={onSuccess} />
      ) : (
        <SecondStepCodeForm key={way} kind={way} onClose={onClose} onSuccess={onSuccess} />
      )}
      <div className="k-dialog-other">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <Button key={each} variant="minimal" size="small" onClick={() => setChosen(each)}>
              {OTHERS[each]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

/** A passkey takes the least to do, where it can be used. */
const firstWay = ({ factors, passkeyOrigin }: SecondStepAsked): Way => {
  if (!factors.includes('passkey')) return 'authenticator';
  return factors.includes('authenticator') && !passkeyUse(passkeyOrigin).possible ? 'authenticator' : 'passkey';
};
