import { PlayIcon } from '@blueprintjs/icons';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Skeleton } from '../../../ui/card/skeleton';
import { RichText } from '../../../content/components/rich-text';
import { StartLink } from '../../../content/components/start-link';
import type { PageContent } from '../../../content/use-content';
import { INTRO_ID } from '../intro-anchor';
import { ExampleDashboard } from './example-dashboard';

/** Welcome and the way in, beside an example of what the owner will see. */
export function Hero({ content }: { readonly content: PageContent }) {
  return (
    <section className="k-wrap-wide k-hero">
      <div className="k-hero-text">{content.ready ? <Welcome content={content} /> : <HeroSkeleton />}</div>
      <ExampleDashboard />
    </section>
  );
}

function Welcome({ content: { text, value } }: { readonly content: PageContent }) {
  const isVisitor = useViewer().kind === 'visitor';
  return (
    <>
      <h1 tabIndex={-1}>{text('heading')}</h1>
      <div className="k-lead">
        <RichText value={value('content')} />
      </div>
      <div className="k-row k-wrap k-hero-actions">
        <StartLink text={text('signupText')} />
        <ButtonLink to={`#${INTRO_ID}`} size="large" onClick={focusIntro}>
          <PlayIcon /> {text('videoText') || 'Watch the intro'}
        </ButtonLink>
      </div>
      {isVisitor && (
        <div className="k-small k-muted">
          <RichText value={value('signupNote')} />
        </div>
      )}
    </>
  );
}

/** The router scrolls there; people at the keyboard go on from there too. */
const focusIntro = (): void => document.getElementById(INTRO_ID)?.focus();

function HeroSkeleton() {
  return (
    <div className="k-hero-skeleton" role="status" aria-label="Loading page">
      <Skeleton height={52} width="92%" />
      <Skeleton height={52} width="80%" />
      <Skeleton height={52} width="64%" />
      <Skeleton height={20} width="90%" />
      <Skeleton height={20} width="74%" />
    </div>
  );
}
