import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LEARNING_MEDIA } from '@keelson/contracts/content';
import { learningPaths } from '@keelson/contracts/learning';
import fc from 'fast-check';
import { captionsOf, chapterMarksOf } from './captions.mjs';
import { isFilmed, lessonsOf } from './films.mjs';
import { learningEntries } from './entries.mjs';
import { readSources } from './sources.mjs';

interface Scene {
  readonly seconds: number;
  readonly title: string;
  readonly narration: string;
}
interface Lesson {
  readonly videoId: string;
  readonly scenes: readonly Scene[];
}
interface Template {
  readonly templateFile: { readonly name: string };
}
interface Module {
  readonly chapters: readonly { readonly learning_templates: readonly Template[] }[];
}

const ROOT = join(__dirname, '../..');
const MEDIA = join(ROOT, 'apps/api/learning-media');
const MOST_BYTES = 60_000_000;
const OF_A_VIDEO = ['webm', 'mp4', 'jpg', 'en.vtt', 'chapters.vtt'];

const { modules } = readSources(join(ROOT, 'apps/api/learning')) as { modules: Module[] };
const lessons = lessonsOf(modules) as Lesson[];
const templates = modules.flatMap(({ chapters }) => chapters.flatMap(({ learning_templates: of }) => of));
const files = readdirSync(MEDIA);
const secondsOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0);
const made = lessons.filter(({ videoId }) => existsSync(join(MEDIA, `${videoId}.webm`)));

/** From and to in seconds, and the words, of each cue of a track. */
const cuesOf = (track: string) =>
  [...track.matchAll(/^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})\n(.+)$/gm)].map(
    ([, fromMinutes, from, toMinutes, to, text]) => ({
      from: Number(fromMinutes) * 60 + Number(from),
      to: Number(toMinutes) * 60 + Number(to),
      text: text ?? '',
    }),
  );

/** The duration in the header of an MP4 file (ISO 14496-12, `mvhd` of version 0). */
function durationOf(path: string): number {
  const bytes = readFileSync(path);
  const at = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

describe('the files of the learning content', () => {
  it('take 60 MB at most', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('are those of the chapters, and no others', () => {
    const known = new Set([
      ...templates.map(({ templateFile }) => templateFile.name),
      ...lessons.flatMap(({ videoId }) => OF_A_VIDEO.map((ending) => `${videoId}.${ending}`)),
    ]);
    expect(files.filter((file) => !known.has(file))).toEqual([]);
    expect(templates.map(({ templateFile }) => templateFile.name).filter((name) => !files.includes(name))).toEqual([]);
  });

  it('are served where the chapters say', () => {
    expect(learningPaths.media.path).toBe(`${LEARNING_MEDIA}:file`);
    const entries = JSON.stringify(learningEntries(modules, (name: string) => `${LEARNING_MEDIA}${name}`));
    const shipped = readFileSync(join(ROOT, 'apps/api/content/chapters.json'), 'utf8');
    for (const [, address] of shipped.matchAll(/"url": "([^"]+)"/g)) {
      expect(entries).toContain(`"${address}"`);
      expect(files).toContain(address?.slice(LEARNING_MEDIA.length));
    }
  });

  it('of a video that is not made are not named', () => {
    const [module] = learningEntries(modules, () => undefined).modules.data as { attributes: Record<string, object> }[];
    expect(Object.keys(module?.attributes['overviewVideo'] ?? {})).toEqual(['videoId', 'videoName', 'scenes']);
  });
});

describe('the videos of the learning content', () => {
  it.each(made.map(({ videoId }) => videoId))('%s is whole, and made from its chapter as it is', (videoId) => {
    const lesson = lessons.find((each) => each.videoId === videoId) as Lesson;
    expect(isFilmed(lesson)).toBe(true);
    expect(OF_A_VIDEO.filter((ending) => !files.includes(`${videoId}.${ending}`))).toEqual([]);
    expect(durationOf(join(MEDIA, `${videoId}.mp4`))).toBeCloseTo(secondsOf(lesson.scenes), 0);
    const track = (ending: string) => readFileSync(join(MEDIA, `${videoId}.${ending}`), 'utf8');
    expect(track('en.vtt')).toBe(captionsOf(lesson.scenes));
    expect(track('chapters.vtt')).toBe(chapterMarksOf(lesson.scenes));
  });

  it('have captions that say all of the narration, one after the other, each short enough to be read at a glance', () => {
    const word = fc.stringMatching(/^[A-Za-z£0-9'’-]{1,14}[,.?]?$/);
    const scene = fc.record({
      seconds: fc.integer({ min: 1, max: 30 }),
      title: fc.constant('t'),
      narration: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')),
    });
    fc.assert(
      fc.property(fc.array(scene, { minLength: 1, maxLength: 8 }), (scenes) => {
        const cues = cuesOf(captionsOf(scenes));
        expect(cues.map(({ text }) => text).join(' ')).toBe(scenes.map(({ narration }) => narration).join(' '));
        expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
        expect(cues.at(-1)?.to).toBe(secondsOf(scenes));
        expect(cues.filter(({ text }) => text.length > 84)).toEqual([]);
      }),
    );
  });

  it('have a mark where each scene begins', () => {
    const [{ scenes }] = lessons as [Lesson];
    const marks = cuesOf(chapterMarksOf(scenes));
    expect(marks.map(({ text }) => text)).toEqual(scenes.map(({ title }) => title));
    expect(marks.map(({ to, from }) => to - from)).toEqual(scenes.map(({ seconds }) => seconds));
  });
});
