import type { ReactNode } from 'react';
import type { PublicPageName } from '@keelson/contracts/content';
import { Skeleton } from '../../ui/card/skeleton';
import { type PageContent, useContent } from '../use-content';
import { ContentFailure } from './content-failure';
import './content-page.css';

interface ContentPageProps {
  /** Name of the page at the content service. */
  readonly name: PublicPageName;
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
