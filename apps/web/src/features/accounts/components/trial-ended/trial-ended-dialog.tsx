import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { useState } from 'react';
import { useAppDispatch } from '../../../../client/app-dispatch';
import { endSession } from '../../../../session/session-flow';
import { useSignOut } from '../../../../session/use-sign-out';
import { Dialog } from '../../../../ui/dialog/dialog';
import { PlanOrderForm } from '../../../../billing/components/plan-order-form';
import type { PageContent } from '../../../../content/use-content';
import { DeletedNote } from './deleted-note';
import { DeletionForm } from './deletion-form';
import { PayOrDelete } from './pay-or-delete';

type View = 'choice' | 'payment' | 'deletion' | 'deleted';

const TITLES: Readonly<Record<View, string>> = {
  choice: texts.trialEnded,
  payment: texts.makePayment,
  deletion: texts.deleteAccount,
  deleted: 'Account deleted',
};

interface TrialEndedDialogProps {
  /** Of the person who signed in. */
  readonly email: string;
  /** Of the login page: it may say the choice in its own words. */
  readonly content: PageContent;
  readonly onClose: () => void;
}

/** What is left to do when a free trial is over: pay, delete the account, or leave (SIGNIN-09, SIGNIN-12). */
export function TrialEndedDialog({ email, content, onClose }: TrialEndedDialogProps) {
  const [view, setView] = useState<View>('choice');
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const back = (): void => setView('choice');
  const leave = (): void => {
    onClose();
    void endSession(dispatch);
  };
  return (
    <Dialog
      open
      title={(view === 'choice' && content.text('modalTitle')) || TITLES[view]}
      width={460}
      onClose={leave}
      dismissible={view !== 'deleted'}
    >
      {view === 'choice' && (
        <PayOrDelete
          lead={content.text('modalContent')}
          onPay={() => setView('payment')}
          onDelete={() => setView('deletion')}
        />
      )}
      {view === 'payment' && <PlanOrderForm email={email} back={{ text: 'Back', act: back }} />}
      {view === 'deletion' && <DeletionForm onBack={back} onDeleted={() => setView('deleted')} />}
      {view === 'deleted' && <DeletedNote onOk={() => void signOut()} />}
    </Dialog>
  );
}
