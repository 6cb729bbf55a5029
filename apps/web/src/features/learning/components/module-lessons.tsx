import { Accordion } from './accordion';
import { PodcastList } from './podcast-list';
import { ReadingList } from './reading-list';
import { ShownFirst } from './shown-first';
import { TemplateList } from './template-list';
import { VideoCards } from './video-cards';
import type { LearningMode } from '../learning-place';
import { type ChapterOfHub, isOpen, type Lesson, minutesTogether } from '../lessons';

interface ModuleLessonsProps {
  /** All of the area on its overview, else one. */
  readonly chapters: readonly ChapterOfHub[];
  readonly mode: LearningMode;
}

const left = (lessons: readonly Lesson[], verb: string): string => {
  const open = lessons.filter(isOpen);
  return open.length === 0
    ? `all ${verb}`
    : `${open.length} to ${verb === 'watched' ? 'watch' : 'read'}, ${minutesTogether(open)} min`;
};

/** The four kinds of what there is to learn, with their counts (LEARN-02). */
export function ModuleLessons({ chapters, mode }: ModuleLessonsProps) {
  const heads = chapters.map(({ head }) => head);
  const lessons = chapters.flatMap((each) => each.lessons);
  const videos = lessons.filter(({ kind }) => kind === 'video');
  const readings = lessons.filter(({ kind }) => kind === 'reading');
  const podcasts = heads.flatMap(({ learning_audios }) => learning_audios).length;
  const templates = heads.flatMap(({ learning_templates }) => learning_templates).length;
  return (
    <div className="k-stack" data-tour="learning-lessons">
      <Accordion title={`How to videos(${videos.length})`} note={left(videos, 'watched')} open>
        <ShownFirst lessons={videos} atFirst={6}>
          {(shown) => <VideoCards videos={shown} mode={mode} />}
        </ShownFirst>
      </Accordion>
      <Accordion title={`Podcasts(${podcasts})`} note="To hear or to read">
        <PodcastList chapters={heads} />
      </Accordion>
      <Accordion title={`Templates(${templates})`} note="Word and Excel, yours to change">
        <TemplateList chapters={heads} />
      </Accordion>
      <Accordion title={`Recommended Reading(${readings.length})`} note={left(readings, 'read')} open>
        <ShownFirst lessons={readings} atFirst={6}>
          {(shown) => <ReadingList readings={shown} mode={mode} />}
        </ShownFirst>
      </Accordion>
    </div>
  );
}
