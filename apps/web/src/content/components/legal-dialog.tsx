import { Button } from '@blueprintjs/core';
import { ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { Dialog } from '../../ui/dialog/dialog';
import { LegalText } from './legal-text';
import { textOf } from '../content-attribute';
import { CONTENT } from '../content-pages';
import { type LegalTextName, legalTextOf } from '../legal-texts';
import { useContent } from '../use-content';
import './legal-dialog.css';

const TITLES = { terms: 'Terms', privacy: 'Privacy Notice' } as const;

/** Terms or privacy over the form, so that nothing typed is left behind. */
export function LegalDialog({ text, onClose }: { readonly text: LegalTextName; readonly onClose: () => void }) {
  const { entries, ready, error, retry } = useContent(CONTENT.terms);
  const entry = legalTextOf(entries, text);
  return (
    <Dialog
      open
      title={textOf(entry, 'heading') || TITLES[text]}
      width={680}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {ready && entry !== undefined && (
        <div className="k-legal-dialog" tabIndex={0} role="region" aria-label={TITLES[text]}>
          <LegalText entry={entry} heading="h3" />
        </div>
      )}
      {!ready && error === undefined && <SkeletonLines lines={8} label="Loading the text" />}
      {!ready && error !== undefined && (
        <ErrorState title="The text could not be fetched" error={error} onRetry={retry} />
      )}
    </Dialog>
  );
}
