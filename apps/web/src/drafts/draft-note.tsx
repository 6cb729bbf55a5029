import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Callout } from '../ui/card/callout';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { formatMoment } from '../ui/format/dates';
import { useNow } from '../ui/format/use-now';
import { useNotices } from '../ui/notices/use-notices';
import type { Draft } from './use-draft';
import './drafts.css';

interface DraftNoteProps {
  readonly draft: Draft & { readonly startAgain: () => Promise<void> };
}

const EVERY_MS = 60_000;

/** Above the form: that it goes on with what was typed earlier, or that another device typed meanwhile. */
export function DraftNote({ draft }: DraftNoteProps) {
  const { keeper, state } = draft;
  const now = useNow(EVERY_MS);
  const { found, newer } = state;
  if (newer)
    return (
      <Callout tone="caution" live>
        <p>
          Newer input from another device is there
          {newer.savedAt !== null && `, from ${formatMoment(newer.savedAt, now)}`}. What you type here is not saved
          until you choose.
        </p>
        <div className="k-draft-choice">
          <Button onClick={() => keeper.takeNewer()}>Use the newer input</Button>
          <Button onClick={() => keeper.keepOwn()}>Keep what is here</Button>
        </div>
      </Callout>
    );
  if (!found) return null;
  return (
    <Callout>
      Continued from {formatMoment(found.savedAt ?? now, now)}: what you typed then is filled in.{' '}
      <StartAgain startAgain={draft.startAgain} />
    </Callout>
  );
}

function StartAgain({ startAgain }: { readonly startAgain: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { failure } = useNotices();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await startAgain();
    } catch (error) {
      failure(error);
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <button type="button" className="k-text-button" onClick={() => setAsking(true)}>
        Start again
      </button>
      <ConfirmDialog
        open={asking}
        title="Start again?"
        confirm="Start again"
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        What you typed here and did not send is forgotten. What was saved before stays as it is.
      </ConfirmDialog>
    </>
  );
}
