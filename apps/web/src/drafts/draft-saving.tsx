import type { Draft } from './use-draft';
import './drafts.css';

/** Beside the buttons: whether what was typed is kept. Only a failure is announced. */
export function DraftSaving({ draft }: { readonly draft: Pick<Draft, 'state'> }) {
  const { saving, newer, refusal } = draft.state;
  if (newer || saving === 'none') return null;
  if (saving === 'waiting') return <p className="k-draft-saving">Saving…</p>;
  if (saving === 'saved') return <p className="k-draft-saving">Saved as you type</p>;
  return (
    <p className="k-draft-saving k-draft-failed" role="status">
      {saving === 'offline'
        ? 'Not saved: no connection. It is kept on this page and saved when the connection is back.'
        : `Not saved: ${refusal ?? ''}`}
    </p>
  );
}
