import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '../ui/dialog/dialog';
import { FocusedLead } from '../ui/dialog/focused-lead';
import type { TrialAct } from './components/trial-action-dialog';
import { TrialActionDialog } from './components/trial-action-dialog';
import type { TrialCustomer } from './trial-actions';

interface Stage {
  readonly act: TrialAct;
  readonly customer: TrialCustomer;
  readonly done: boolean;
}

export interface TrialActions {
  readonly begin: (act: TrialAct, customer: TrialCustomer) => void;
  /** Beside the table, because the row and its column may leave with the act. */
  readonly dialog: ReactNode;
}

/** Extends and migrates from a table; `extended` is the text of its success popup there. */
export function useTrialActions(extended: string): TrialActions {
  const [stage, setStage] = useState<Stage>();
  const begin = useCallback((act: TrialAct, customer: TrialCustomer) => setStage({ act, customer, done: false }), []);
  const close = () => setStage(undefined);
  if (stage === undefined) return { begin, dialog: undefined };
  if (stage.done)
    return {
      begin,
      dialog: <DoneDialog text={stage.act === 'extend' ? extended : texts.subscribedShown} onClose={close} />,
    };
  return {
    begin,
    dialog: (
      <TrialActionDialog
        act={stage.act}
        customer={stage.customer}
        onDone={() => setStage({ ...stage, done: true })}
        onClose={() => setStage((now) => (now?.done ? now : undefined))}
      />
    ),
  };
}

function DoneDialog({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <Dialog open title="Done" width={400} onClose={onClose}>
      <FocusedLead>{text}</FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" onClick={onClose}>
          Ok
        </Button>
      </div>
    </Dialog>
  );
}
