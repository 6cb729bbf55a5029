import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeStanding, openStage, poster } from '../film.mjs';
import { beginnings, pictureTimes } from './timing.mjs';

/** A lesson has fewer pictures than the product's own videos: between two of its lines nothing moves. */
const FRAMES_PER_SECOND = 12.5;
const ENCODINGS = {
  mp4: '-c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p -movflags +faststart'.split(' '),
  webm: '-c:v libsvtav1 -preset 10 -crf 50 -g 250 -pix_fmt yuv420p'.split(' '),
};

const folder = import.meta.dirname;
const DRAWN_BY = [
  ...['film.mjs', 'lesson.css', 'lesson.js', 'lines.mjs', 'timing.mjs'],
  ...['pieces.js', 'stage.css', 'stage.html', 'stage.js', 'timeline.js'].map((file) => `../scenes/${file}`),
];

/** What is on the pictures: the narration is not, it stands in the captions. */
const drawn = ({ title, place, scenes }) =>
  JSON.stringify({
    title,
    place,
    scenes: scenes.map(({ seconds, title: of, show }) => ({ seconds, title: of, show })),
  });

/** A text that changes when the pictures of a lesson would. */
export function sourcesOfLesson(lesson) {
  const digest = createHash('sha256').update(drawn(lesson));
  for (const file of DRAWN_BY) digest.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return digest.digest('base64url');
}

/** Renders a lesson into `<file>.webm`, `<file>.mp4` and its poster `<file>.jpg`. */
export async function renderLesson(lesson, file) {
  const { scenes } = lesson;
  const stage = await openStage('../lessons/lesson', { lesson: drawn(lesson) });
  try {
    await poster(await stage.at(await stage.value('posterAt')), `${file}.jpg`);
    const keys = ['-force_key_frames', beginnings(scenes).join(',')];
    const outputs = Object.entries(ENCODINGS).map(([kind, how]) => [...how, ...keys, `${file}.${kind}`]);
    await encodeStanding(picturesOf(stage, scenes), await stage.value('length'), outputs);
  } finally {
    await stage.close();
  }
}

async function* picturesOf(stage, scenes) {
  let picture;
  for (const { time, again } of pictureTimes(scenes, FRAMES_PER_SECOND)) {
    picture = again ? picture : await stage.at(time);
    yield [time, picture];
  }
}
