import type { Entries } from '../../drafts/draft-entries';
import type { LessonVideo } from '../../learning/lesson-video';
import { mergedRanges, type PlayedRange } from '../../ui/video/played-share';

type OfVersion = Pick<LessonVideo, 'videoId' | 'version'>;

/** Another version is another video: what was played of the one before counts for nothing. */
const fieldOf = ({ videoId, version }: OfVersion): string => `${videoId}.${version}`;

const RANGE = /^(\d+(?:\.\d)?)-(\d+(?:\.\d)?)$/;

/** What of a video is kept as played; a text that says no range is left out. */
export function playedIn(entries: Entries, video: OfVersion): readonly PlayedRange[] {
  const { value } = entries.find(({ field }) => field === fieldOf(video)) ?? {};
  if (!Array.isArray(value)) return [];
  return value.flatMap((text): PlayedRange[] => {
    const [, from, to] = RANGE.exec(text) ?? [];
    return from === undefined || to === undefined || Number(to) <= Number(from) ? [] : [[Number(from), Number(to)]];
  });
}

/** With what was played now beside what is kept already, perhaps by another device. */
export function withPlayed(entries: Entries, video: OfVersion, ranges: readonly PlayedRange[]): Entries {
  const played = mergedRanges([...playedIn(entries, video), ...ranges]);
  if (played.length === 0) return entries;
  return [
    ...withoutPlayed(entries, video),
    { field: fieldOf(video), value: played.map(([from, to]) => `${from}-${to}`) },
  ];
}

/** Without the video, at whatever version: it was watched. */
export const withoutPlayed = (entries: Entries, { videoId }: OfVersion): Entries =>
  entries.filter(({ field }) => !field.startsWith(`${videoId}.`));
