import { lessonVideo } from '../../../learning/lesson-video';
import type { LearningModule } from '../../../learning/learning.api';
import { CaptionedVideo } from '../../../ui/video/captioned-video';

interface OverviewVideoProps {
  readonly module: LearningModule;
}

/** What the area is about, on its overview. It is no lesson: watching it completes nothing (LEARN-06). */
export function OverviewVideo({ module: { moduleName, introduction, overviewVideo } }: OverviewVideoProps) {
  if (!overviewVideo) return null;
  // Its parts are the chapters, whose names stand above it.
  const { chapters: _, ...video } = lessonVideo(overviewVideo);
  return (
    <section className="k-card k-learn-overview" aria-labelledby="learn-overview">
      <div className="k-stack">
        <h3 id="learn-overview">{overviewVideo.videoName}</h3>
        <p className="k-small k-soft">{introduction}</p>
        <p className="k-small k-muted">An overview of {moduleName}. It does not count as a lesson.</p>
      </div>
      <CaptionedVideo video={video} preload="none" />
    </section>
  );
}
