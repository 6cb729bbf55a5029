import type { ReactNode } from 'react';
import { Skeleton } from '../ui/card/skeleton';
import { RichText } from './components/rich-text';
import type { PageContent } from './use-content';
import './content-intro.css';

interface ContentIntroProps {
  readonly content: PageContent;
  /** Title while the content service does not answer. */
  readonly fallback: string;
  /** Names of the attributes. */
  readonly heading?: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/**
 * Title and lead of a page from the content service; the place is kept while they load. What goes on in the lead's line
 * comes with it: shown before, it would move under a press, which is then lost.
 */
export function ContentIntro({
  content,
  fallback,
  heading = 'heading',
  lead = 'content',
  children,
}: ContentIntroProps) {
  const { ready, problem, text, value } = content;
  const settled = ready || problem !== undefined;
  return (
    <div className="k-intro">
      {settled ? (
        <h1 tabIndex={-1}>{text(heading) || fallback}</h1>
      ) : (
        <h1 tabIndex={-1} aria-label={fallback}>
          <Skeleton width="70%" height={30} />
        </h1>
      )}
      <div className="k-auth-lead">
        {settled ? (
          <RichText value={problem ?? value(lead)} after={children} />
        ) : (
          children !== undefined && <Skeleton width="50%" height={20} />
        )}
      </div>
    </div>
  );
}
