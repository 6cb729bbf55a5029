import { referenceMessages } from '@keelson/contracts/reference';
import { Callout } from '../ui/card/callout';

/** In a form that asks for the sector: why there is nothing to choose from, and another try. */
export const SectorsUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Callout tone="negative" live>
    {referenceMessages.sectorsUnavailable}.{' '}
    <button type="button" className="k-text-button" onClick={onRetry}>
      Try again
    </button>
  </Callout>
);
