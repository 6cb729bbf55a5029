import { Button } from '@blueprintjs/core';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { RichText } from '../../../content/components/rich-text';
import type { PageContent } from '../../../content/use-content';

interface PartnerTermsDialogProps {
  readonly content: PageContent;
  readonly onClose: () => void;
}

/** What a channel partner agrees to besides the terms of use, from the content service. */
export function PartnerTermsDialog({ content, onClose }: PartnerTermsDialogProps) {
  const { problem, retry, text, value } = content;
  return (
    <Dialog
      open
      title={text('termsHeading') || 'Channel partner terms'}
      width={640}
      onClose={onClose}
      actions={
        <Button intent="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {problem === undefined ? (
        <RichText value={value('termsContent')} />
      ) : (
        <Callout tone="negative" live>
          {problem}{' '}
          <button type="button" className="k-text-button" onClick={retry}>
            Try again
          </button>
        </Callout>
      )}
    </Dialog>
  );
}
