import { isLearningList } from '@keelson/contracts/content';
import { type ContentSource, shippedContent } from '@keelson/integrations/cms';
import { systemClock } from '@keelson/kernel';
import { CachedContent } from '../content/cached-content';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { LearningCatalogue } from '../content/learning-catalogue';
import { moduleAnswer } from './learning-answer';
import { progressAnswer } from './progress-answer';

const shipped = shippedContent(SHIPPED_FOLDER);
const at = '2026-11-02T09:00:00.000Z';

/** The content that ships, with the questions about the company as its first module, whole with its chapters. */
const withGeneric: ContentSource = {
  page: async (name) => {
    const page = await shipped.page(name);
    if (!page.ok || !isLearningList(name)) return page;
    const value = page.value.map(({ id, attributes }) => {
      if (attributes['moduleId'] !== 'M7_Risk') return { id, attributes };
      return {
        id,
        attributes: { ...attributes, moduleId: 'M1_Generic', ...(name === 'modules' && { moduleNumber: 1 }) },
      };
    });
    return { ok: true, value };
  },
};

it('[QST-10] M1_Generic is hidden, M2_Finance comes by default, and M3_Marketing_and_Branding once it is learned', async () => {
  const cached = new CachedContent(withGeneric, systemClock);
  const patience = { tries: 0, wait: () => Promise.resolve() };
  const read = await new LearningCatalogue(cached, { warn: () => undefined }, patience).read();
  if (!read.ok) throw new Error(read.failure.code);
  const content = read.value;

  const first = progressAnswer(content, { learned: undefined, scores: [] }, undefined);
  const areas = ['M2_Finance', 'M3_Marketing_and_Branding', 'M4_Sales', 'M5_People', 'M6_Strategy_and_Plans'];
  const sizes = { bytesAt: () => undefined };
  expect(content.modules.map((module) => moduleAnswer(module, sizes).moduleId)).toEqual(areas);
  expect(first.allModulesList.map(({ module_id }) => module_id)).toEqual(areas);
  expect(first.current).toMatchObject({ module_id: 'M2_Finance' });

  const chapters = (content.modules[0]?.chapters ?? []).map(({ chapterId }) => ({
    ...{ moduleId: 'M2_Finance', chapterId, highest: '100', completedAt: at },
    ...{ videos: [], readings: [], knownVideos: [], knownReadings: [] },
  }));
  const learned = {
    account_id: 'acc_1',
    chapters,
    modules: [{ moduleId: 'M2_Finance', highest: '100', completedAt: at }],
  };
  const next = progressAnswer(content, { learned, scores: [] }, undefined);
  expect(next.current).toMatchObject({ module_id: 'M3_Marketing_and_Branding' });
});
