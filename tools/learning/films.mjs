import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderLesson, sourcesOfLesson } from '../videos/lessons/film.mjs';

const RECORD = join(import.meta.dirname, '../videos/lessons/rendered.json');

const recorded = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

/** Every video of the modules, with where it stands: `{ videoId, title, place, scenes }`. */
export const lessonsOf = (modules) =>
  modules.flatMap(({ moduleName, overviewVideo, chapters }) => [
    lesson(overviewVideo, moduleName),
    ...chapters.flatMap(({ chapterName, learning_videos: videos }) =>
      videos.map((video) => lesson(video, `${moduleName} · ${chapterName}`)),
    ),
  ]);

const lesson = ({ videoId, videoName, scenes }, place) => ({ videoId, title: videoName, place, scenes });

/** Whether the committed video was made from what its chapter says now. */
export const isFilmed = (each) => recorded()[each.videoId] === sourcesOfLesson(each);

/**
 * Renders a video into the folder, whole or not at all. Encoders do not give the same bytes twice: nobody calls it for one
 * that is filmed.
 */
export async function film(each, folder) {
  const made = mkdtempSync(join(tmpdir(), 'lesson-'));
  try {
    await renderLesson(each, join(made, each.videoId));
    for (const file of readdirSync(made)) copyFileSync(join(made, file), join(folder, file));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  const all = { ...recorded(), [each.videoId]: sourcesOfLesson(each) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
