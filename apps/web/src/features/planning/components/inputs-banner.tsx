import { planningMessages as texts } from '@keelson/contracts/planning';
import { CONTENT } from '../../../content/content-pages';
import { RichText } from '../../../content/components/rich-text';
import { useContent } from '../../../content/use-content';
import { technicalText } from '../../../client/api-problem';
import { Callout } from '../../../ui/card/callout';

interface InputsBannerProps {
  /** Whether the books tell the figures; `undefined` while that is not known. */
  readonly fromBooks: boolean | undefined;
}

/** The words of the editors above the figures. */
export function InputsBanner({ fromBooks }: InputsBannerProps) {
  const { ready, text, value, problem, error, retry } = useContent(CONTENT.whatIfInputs);
  if (problem !== undefined)
    return (
      <Callout tone="negative" live>
        {texts.contentCall}: {problem} <span className="k-muted">({technicalText(error)})</span>{' '}
        <button type="button" className="k-text-button" onClick={retry}>
          Try again
        </button>
      </Callout>
    );
  if (!ready || fromBooks === undefined) return null;
  return (
    <Callout>
      <div className="plan-banner">
        <h2>{text('heading')}</h2>
        <RichText value={value(fromBooks ? 'booksContent' : 'content')} />
      </div>
    </Callout>
  );
}
