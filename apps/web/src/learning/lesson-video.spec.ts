import { learningPaths } from '@keelson/contracts/learning';
import { lessonVideo, type LessonVideo } from './lesson-video';

const scene = (title: string, seconds: number, narration: string) => ({ title, seconds, narration, show: '' });
const LESSON: LessonVideo = {
  videoId: 'M2_C1_V1',
  videoName: 'What one day of waiting costs',
  videoContent: '',
  version: 'v',
  seconds: 84,
  scenes: [scene('A loan', 28, 'You have paid the wages.'), scene('Debtor days', 56, '')],
};
const at = (name: string): string => learningPaths.media.path.replace(':file', name);

describe('a video of the learning content', () => {
  it('that ships is silent, and offers AV1 before H.264', () => {
    const { sources, isSilent, chapters } = lessonVideo({
      ...LESSON,
      video: at('M2_C1_V1.webm'),
      videoFallback: at('M2_C1_V1.mp4'),
    });
    expect(sources.map(({ type }) => type)).toEqual(['video/webm; codecs="av01.0.05M.08"', 'video/mp4']);
    expect(isSilent).toBe(true);
    expect(chapters).toEqual([
      { title: 'A loan', from: 0 },
      { title: 'Debtor days', from: 28 },
    ]);
  });

  it('that somebody uploaded may have sound and any kind', () => {
    const { sources, isSilent } = lessonVideo({ ...LESSON, video: 'https://media.example/uploads/a.webm' });
    expect([sources, isSilent]).toEqual([[{ address: 'https://media.example/uploads/a.webm' }], false]);
  });

  it('that nobody has made has no sources, and its words all the same', () => {
    const { sources, transcript } = lessonVideo(LESSON);
    expect([sources, transcript]).toEqual([[], ['You have paid the wages.', 'Debtor days']]);
  });
});
