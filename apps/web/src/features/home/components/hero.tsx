import { PlayIcon } from '@blueprintjs/icons';
import { useViewer } from '../../../app/hooks';
import { Skeleton } from '../../../ui/card/skeleton';
import { StartLink } from '../../content/components/start-link';
import type { PageContent } from '../../content/use-content';
import { ExampleDashboard } from './example-dashboard';

/** Welcome and the way in, beside an example of what the owner will see. */
export function Hero({ content }: { readonly content: PageContent }) {
  const { ready, text } = content;
  const isVisitor = useViewer().kind === 'visitor';
  return (
    <section className="k-wrap-wide k-hero">
      <div>
        {ready ? <h1 tabIndex={-1}>{text('heading')}</h1> : <HeroSkeleton />}
        <p className="k-lead">{ready ? text('content') : ''}</p>
        <div className="k-row k-wrap k-hero-actions">
          <StartLink text={text('signupText')} />
          <a href="#intro" className="bp6-button bp6-large">
            <PlayIcon /> {text('videoText') || 'Watch the intro'}
          </a>
        </div>
        <p className="k-small k-muted k-hero-note">{isVisitor ? text('signupNote') : ''}</p>
      </div>
      <ExampleDashboard />
    </section>
  );
}

function HeroSkeleton() {
  return (
    <div className="k-hero-skeleton" role="status" aria-label="Loading page">
      <Skeleton height={52} width="92%" />
      <Skeleton height={52} width="80%" />
      <Skeleton height={52} width="64%" />
    </div>
  );
}
