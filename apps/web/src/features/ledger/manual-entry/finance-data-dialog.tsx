import { Button } from '@blueprintjs/core';
import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { useState } from 'react';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { Callout } from '../../../ui/card/callout';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { EntryForm } from './entry-form';
import { useFinanceEntry } from './use-finance-entry';
import { useUnsaved } from './use-unsaved';
import '../../../ui/form/form.css';
import './finance-data-dialog.css';

interface FinanceDataDialogProps {
  readonly accountId: string;
  /** Others than the owner look only. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

const WIDTH = 1_120;

/** The modal in which a company without an accounting system enters its figures. */
export function FinanceDataDialog({ accountId, readOnly = false, onClose }: FinanceDataDialogProps) {
  const { toast } = useNotices();
  const [saved, setSaved] = useState(false);
  const entry = useFinanceEntry(accountId, !readOnly, () => {
    setSaved(true);
    toast(texts.saved);
    onClose();
  });
  const { data, error, refetch, dirty, busy, notice, draft } = entry;
  const unsaved = useUnsaved(dirty && !saved, draft.keeper, onClose);
  const connected = data?.systemConnected ?? false;
  return (
    <>
      <Dialog
        open
        title={readOnly ? texts.enteredByHand : texts.enterFinanceData}
        width={WIDTH}
        onClose={unsaved.close}
        actions={
          data && !connected && !readOnly ? (
            <>
              <p className="k-small k-muted k-grow k-entry-keys" role="status">
                {notice || <span>Arrow keys and Enter move. A block of a spreadsheet can be pasted.</span>}
              </p>
              <DraftSaving draft={draft} />
              <Button onClick={unsaved.close}>Finish later</Button>
              <Button intent="primary" loading={busy} onClick={() => void entry.save()}>
                Save
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>Close</Button>
          )
        }
      >
        <div className="k-stack">
          {data === undefined && error !== undefined && (
            <ErrorState title="Could not load the figures" error={error} onRetry={() => void refetch()} />
          )}
          {error === undefined && (data === undefined || !draft.loaded) && (
            <SkeletonLines lines={12} label="Loading the figures" />
          )}
          {connected && <Callout tone="caution">{readOnly ? texts.systemOfOwner : texts.systemConnected}.</Callout>}
          {data && !connected && draft.loaded && <DraftNote draft={draft} />}
          {data && !connected && draft.loaded && (
            <EntryForm accountId={accountId} entry={entry} data={data} readOnly={readOnly} />
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={unsaved.asking}
        title="Leave without saving?"
        confirm="Leave without saving"
        destructive
        onConfirm={unsaved.leave}
        onCancel={unsaved.stay}
      >
        What you entered could not be kept and will be lost.
      </ConfirmDialog>
    </>
  );
}
