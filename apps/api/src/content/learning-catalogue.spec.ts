import { isLearningList, type LearningContent, type LearningList } from '@keelson/contracts/content';
import { type ContentItem, type ContentSource, shippedContent } from '@keelson/integrations/cms';
import { type Json, systemClock } from '@keelson/kernel';
import { CachedContent } from './cached-content';
import { SHIPPED_FOLDER } from './content-source.provider';
import { LEARNING_PATIENCE, LearningCatalogue } from './learning-catalogue';

const shipped = shippedContent(SHIPPED_FOLDER);

type Change = (list: LearningList, entry: Record<string, Json>) => Record<string, Json> | undefined;

/** The content that ships, as an editor would have changed it. */
const changed = (change: Change): ContentSource => ({
  page: async (name) => {
    const page = await shipped.page(name);
    if (!page.ok || !isLearningList(name)) return page;
    const value = page.value.flatMap(({ id, attributes }): ContentItem[] => {
      const entry = change(name, { ...attributes });
      return entry === undefined ? [] : [{ id, attributes: entry }];
    });
    return { ok: true, value };
  },
});

const catalogueOf = (source: ContentSource, warnings: unknown[] = []) =>
  new LearningCatalogue(
    new CachedContent(source, systemClock),
    { warn: (fault: unknown) => void warnings.push(fault) },
    { tries: 3, wait: () => Promise.resolve() },
  );

const contentOf = async (source: ContentSource = shipped): Promise<LearningContent> => {
  const read = await catalogueOf(source).read();
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
};

const versionsOf = ({ modules }: LearningContent): ReadonlyMap<string, string> =>
  new Map(
    modules.flatMap(({ chapters }) =>
      chapters.flatMap((chapter) => [
        [chapter.chapterId, chapter.version] as const,
        ...chapter.sub_chapters.map(({ subChapterId, version }) => [subChapterId, version] as const),
        ...chapter.readings.map(({ methodologyId, version }) => [methodologyId, version] as const),
        ...chapter.learning_videos.map(({ videoId, version }) => [videoId, version] as const),
      ]),
    ),
  );

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...one].filter(([id, version]) => other.get(id) !== version).map(([id]) => id);

describe('the learning content', () => {
  it('[QST-10~] ships whole: six modules from Finance on, nothing left out', async () => {
    const { modules, faults } = await contentOf();
    expect(faults).toEqual([]);
    expect(modules.map(({ moduleId }) => moduleId)).toEqual([
      'M2_Finance',
      'M3_Marketing_and_Branding',
      'M4_Sales',
      'M5_People',
      'M6_Strategy_and_Plans',
      'M7_Risk',
    ]);
    for (const { chapters } of modules) {
      expect(chapters.reduce((sum, { weightage }) => sum + weightage, 0)).toBe(100);
      for (const chapter of chapters)
        expect(chapter.sub_chapters.reduce((sum, each) => sum + each.weightage, 0)).toBe(100);
    }
  });

  it('gives a new version to what was changed, and to nothing else', async () => {
    const before = versionsOf(await contentOf());
    const after = async (change: Change) => differing(before, versionsOf(await contentOf(changed(change))));
    expect(await after((_, entry) => entry)).toEqual([]);
    expect(
      await after((list, entry) =>
        list === 'readings' && entry['methodologyId'] === 'M2_C1_R1' ? { ...entry, title: 'Another title' } : entry,
      ),
    ).toEqual(['M2_C1_R1']);
    expect(
      await after((list, entry) =>
        entry['chapterId'] === 'M2_C1_Getting_Paid' && list === 'chapters' ? { ...entry, weightage: 26 } : entry,
      ),
    ).toEqual(['M2_C1_Getting_Paid']);
    expect(
      await after((list, entry) =>
        list === 'sub-chapters' && entry['subChapterId'] === 'M2_C1_S2'
          ? { ...entry, quiz_questions: (entry['quiz_questions'] as Json[]).slice(1) }
          : entry,
      ),
    ).toEqual(['M2_C1_S2']);
  });

  it('gives no new version to a video whose file somebody renders or pushes, but to one that is filmed anew', async () => {
    const at =
      (url: string | undefined): Change =>
      (list, entry) => {
        if (list !== 'chapters' || entry['chapterId'] !== 'M2_C1_Getting_Paid') return entry;
        const [{ video: _, ...first }, ...others] = entry['learning_videos'] as Record<string, Json>[] as [
          Record<string, Json>,
          ...Record<string, Json>[],
        ];
        return { ...entry, learning_videos: [{ ...first, ...(url !== undefined && { video: { url } }) }, ...others] };
      };
    const before = versionsOf(await contentOf());
    const after = async (url: string | undefined) => differing(before, versionsOf(await contentOf(changed(at(url)))));
    expect(await after(undefined)).toEqual([]);
    expect(await after('/api/v1/learning/media/another.webm')).toEqual([]);
    expect(await after('https://media.example/uploads/filmed.mp4')).toEqual(['M2_C1_V1']);
  });

  it('leaves out what cannot be used, names it once, and keeps the rest', async () => {
    const warnings: unknown[] = [];
    const source = changed((list, entry) => {
      if (list === 'chapters' && entry['chapterId'] === 'M2_C2_Knowing_Your_Profit')
        return { ...entry, chapterName: '' };
      if (list === 'readings' && entry['methodologyId'] === 'M2_C1_R2') return { ...entry, methodologyId: 'M2_C1_R1' };
      return entry;
    });
    const catalogue = catalogueOf(source, warnings);
    const read = await catalogue.read();
    await catalogue.read();
    const { modules, faults } = read.ok ? read.value : { modules: [], faults: [] };
    expect(modules[0]?.chapters.map(({ chapterNumber }) => chapterNumber)).toEqual([1, 3, 4, 5]);
    expect(faults[0]).toMatch(/^chapters 2: chapterName: /);
    expect(faults[1]).toBe('readings 2: the id M2_C1_R1 is there already');
    expect(faults.slice(2).every((fault) => /there is no chapterId M2_C2_/.test(fault))).toBe(true);
    expect(warnings).toHaveLength(faults.length);
  });

  it('[LEARN-10~, LIMIT-01~] asks three times more for a list that does not come, then gives up', async () => {
    let asked = 0;
    let waits = 0;
    const failing = (times: number): ContentSource => ({
      page: (name) => {
        if (name !== 'chapters') return shipped.page(name);
        asked += 1;
        return asked > times
          ? shipped.page(name)
          : Promise.resolve({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
      },
    });
    const read = (times: number) => {
      [asked, waits] = [0, 0];
      const content = new CachedContent(failing(times), systemClock);
      const wait = () => Promise.resolve(void (waits += 1));
      return new LearningCatalogue(content, { warn: () => undefined }, { tries: 3, wait }).read();
    };
    expect((await read(3)).ok).toBe(true);
    expect([asked, waits]).toEqual([4, 3]);
    expect(await read(4)).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
    expect([asked, waits]).toEqual([4, 3]);
  });

  describe('while the service is away', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('[LEARN-10~, LIMIT-01~] lets 2,000 ms go by before each of three further tries', async () => {
      let asked = 0;
      const away: ContentSource = {
        page: (name) => {
          if (name !== 'chapters') return Promise.resolve({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
          asked += 1;
          return Promise.resolve({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
        },
      };
      const content = new CachedContent(away, systemClock);
      const read = new LearningCatalogue(content, { warn: () => undefined }, LEARNING_PATIENCE).read();
      await jest.advanceTimersByTimeAsync(0);
      for (const tries of [1, 2, 3]) {
        await jest.advanceTimersByTimeAsync(1_999);
        expect(asked).toBe(tries);
        await jest.advanceTimersByTimeAsync(1);
        expect(asked).toBe(tries + 1);
      }
      expect(await read).toEqual({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  it('is empty where the service has none of it', async () => {
    const none: ContentSource = { page: () => Promise.resolve({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } }) };
    expect(await contentOf(none)).toEqual({ modules: [], faults: [] });
  });
});
