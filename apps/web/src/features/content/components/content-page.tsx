import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { MessagePage } from '../../../shell/message-page';
import { Skeleton } from '../../../ui/card/skeleton';
import { type PageContent, useContent } from '../use-content';
import './content-page.css';

interface ContentPageProps {
  /** Name of the page at the content service. */
  readonly name: string;
  readonly children: (content: PageContent) => ReactNode;
}

/** A page of the content service in all its states: its place kept while it loads, its failure with another try. */
export function ContentPage({ name, children }: ContentPageProps) {
  const content = useContent(name);
  if (content.ready) return children(content);
  return content.problem === undefined ? (
    <PageSkeleton />
  ) : (
    <ContentFailure text={content.problem} retry={content.retry} />
  );
}

interface ContentFailureProps {
  /** The answer's message, or 'Something went wrong!' (SITE-11). */
  readonly text: string;
  readonly retry: () => void;
}

export function ContentFailure({ text, retry }: ContentFailureProps) {
  return (
    <MessagePage
      title={text}
      actions={
        <Button icon={<RefreshIcon />} onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>The text could not be fetched.</p>
    </MessagePage>
  );
}

/** As high as the window, so that the footer does not jump when the text arrives. */
function PageSkeleton() {
  return (
    <div className="k-wrap-wide k-page-skeleton" role="status" aria-label="Loading page">
      <Skeleton height={44} width="min(620px, 90%)" />
      <Skeleton height={18} width="min(520px, 80%)" />
      <Skeleton height={18} width="min(460px, 70%)" />
      <div className="k-page-skeleton-block">
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
    </div>
  );
}
