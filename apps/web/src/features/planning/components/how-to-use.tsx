import { Button } from '@blueprintjs/core';
import type { PublicPageName } from '@keelson/contracts/content';
import { technicalText } from '../../../client/api-problem';
import { RichText } from '../../../content/components/rich-text';
import { readRichText } from '../../../content/read-rich-text';
import { useContent } from '../../../content/use-content';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { DAILY_LIMIT } from '../saved-date-words';

interface HowToWordsProps {
  /** The tool's page at the content service. */
  readonly page: PublicPageName;
  /** What the specification calls that call, before its message. */
  readonly call?: string;
  /** What is read where the editors say nothing. */
  readonly steps: readonly string[];
}

interface HowToUseProps extends HowToWordsProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** How a planning tool is used, in the words of the editors. */
export const HowToUse = ({ open, title, onClose, ...words }: HowToUseProps) => (
  <Dialog
    open={open}
    title={title}
    onClose={onClose}
    actions={
      <Button intent="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <HowToWords {...words} />
  </Dialog>
);

/** Inside the dialog, so that nothing is asked for before it is opened. */
function HowToWords({ page, call, steps }: HowToWordsProps) {
  const { ready, value, problem, error, retry } = useContent(page);
  const written = value('howTo');
  return (
    <div className="plan-how-to">
      {problem !== undefined && (
        <Callout tone="negative" live>
          {call !== undefined && `${call}: `}
          {problem} <span className="k-muted">({technicalText(error)})</span>{' '}
          <button type="button" className="k-text-button" onClick={retry}>
            Try again
          </button>
        </Callout>
      )}
      {!ready && problem === undefined ? (
        <SkeletonLines lines={steps.length} label="Loading how it is used" />
      ) : readRichText(written).length > 0 ? (
        <RichText value={written} />
      ) : (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p>{DAILY_LIMIT}</p>
    </div>
  );
}
