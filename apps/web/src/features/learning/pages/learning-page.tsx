import { learningMessages as texts } from '@keelson/contracts/learning';
import { useViewer } from '../../../session/use-viewer';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { HubView } from '../components/hub-view';
import { LearningHeader } from '../components/learning-header';
import { LearningPlaceholder } from '../components/learning-placeholder';
import type { JourneyEnd } from '../journey-end';
import { useHub } from '../use-hub';
import '../learning.css';

/** The learning hub: premium accounts learn here, others read what they would get (LEARN-03). */
export function LearningPage({ journey }: { readonly journey: JourneyEnd }) {
  const { premium } = useViewer();
  return premium ? <Hub journey={journey} /> : <LearningPlaceholder journey={journey} />;
}

function Hub({ journey }: { readonly journey: JourneyEnd }) {
  const { hub, loaded, error, retry } = useHub();
  if (hub && journey.status !== undefined) return <HubView hub={hub} journey={journey} />;
  return (
    <>
      <LearningHeader journey={journey} />
      {error !== undefined && (
        <ErrorState
          title={texts.unableToLoad}
          error={error}
          kept="What you have watched and read is kept."
          onRetry={retry}
        />
      )}
      {error === undefined && loaded && !hub && (
        <EmptyState title="There are no lessons yet">They come soon.</EmptyState>
      )}
      {error === undefined && !(loaded && !hub) && <SkeletonLines lines={10} label="Loading the lessons" />}
    </>
  );
}
