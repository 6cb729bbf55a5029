import { contentPages, type ContentPageName } from '@keelson/contracts/content';
import { genericQuestions } from '@keelson/contracts/onboarding';
import { type RunningStrapiSandbox, startStrapiSandbox, STRAPI_READ_TOKEN } from '../../../../apps/sandbox/src/strapi';
import type { ContentItem } from './content-source';
import { strapiContent } from './strapi-content';
import { strapiSchemas } from './strapi-schema';

const BOOKKEEPING =
  /^(id|documentId|attributes|data|createdAt|updatedAt|publishedAt|locale|hash|ext|mime|provider.*|formats|previewUrl|caption|size)$/;

/** Each name below the value, whatever its depth. */
const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, below]) => [name, ...namesIn(below)])
      : [];

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

const image = (url = '/uploads/picture_4f2.png') => ({ url, alternativeText: 'Uploaded' });

describe('content from a server of Strapi 5', () => {
  let strapi: RunningStrapiSandbox;
  const troubles: string[] = [];

  beforeAll(async () => {
    strapi = await startStrapiSandbox(strapiSchemas());
  });
  afterAll(async () => {
    await strapi.close();
  });
  beforeEach(() => {
    troubles.length = 0;
    for (const name of Object.keys(contentPages)) strapi.entries.clear(name);
  });

  const page = async (name: ContentPageName, mediaUrl?: string): Promise<readonly ContentItem[]> => {
    const content = strapiContent({
      url: strapi.address,
      token: STRAPI_READ_TOKEN,
      onTrouble: (of, reason) => troubles.push(`${of}: ${reason}`),
      ...(mediaUrl !== undefined && { mediaUrl }),
    });
    const found = await content.page(name);
    if (!found.ok) throw new Error(`${found.failure.code} ${troubles.join()}`);
    return found.value;
  };
  const attributes = async (name: ContentPageName) => (await page(name))[0]?.attributes;

  it('leaves out what editors left empty, at every depth', async () => {
    strapi.entries.add('generic-questions', {
      position: 1,
      questionCode: 'GEN_Q01',
      moduleCode: 'Generic',
      question: 'What does your business do?',
      type: 'freeText',
      answers: [{ answerCode: 'GEN_Q01_A01' }],
    });
    const found = await page('generic-questions');
    expect(valuesIn(found.map((entry) => entry.attributes))).not.toContain(null);
    expect(genericQuestions.parse(found)[0]?.attributes).toEqual({
      questionCode: 'GEN_Q01',
      moduleCode: 'Generic',
      question: 'What does your business do?',
      type: 'freeText',
      section: '',
      help: '',
      answers: [{ answerCode: 'GEN_Q01_A01', answer: '' }],
    });
  });

  it('gives a list in the order of the editors, also after one entry was published again', async () => {
    const terms = strapi.entries.add('terms', { position: 1, key: 'terms', heading: 'Terms of use' });
    strapi.entries.add('terms', { position: 2, key: 'privacy', heading: 'Privacy Notice' });
    strapi.entries.change('terms', terms.documentId, { heading: 'Terms of use, second edition' });
    expect((await page('terms')).map((entry) => entry.attributes['key'])).toEqual(['terms', 'privacy']);
  });

  it('reads parts, links and pictures as deep as they stand', async () => {
    strapi.entries.add('home', {
      heading: 'Hello',
      intro: { heading: 'See it', links: [{ text: 'Terms', address: '/terms' }] },
      compare: { heading: 'Compare', image: image() },
      plans: { heading: 'Plans', plans: [{ plan: 'monthly', price: '£30' }] },
    });
    strapi.entries.add('about-us', {
      about: [
        { heading: 'Drawn', imageDrawing: 'keel', imageDescription: 'A hull', image: image() },
        { heading: 'Uploaded', image: image(), imageDescription: 'A workshop' },
        { heading: 'Without a picture' },
      ],
    });
    const url = `${strapi.address}/uploads/picture_4f2.png`;
    const sizes = { width: 640, height: 400 };
    expect(await attributes('home')).toEqual({
      heading: 'Hello',
      features: [],
      intro: { heading: 'See it', links: [{ text: 'Terms', address: '/terms' }] },
      compare: { heading: 'Compare', image: { url, ...sizes, alternativeText: 'Uploaded' } },
      plans: { heading: 'Plans', plans: [{ plan: 'monthly', price: '£30' }] },
    });
    expect((await attributes('about-us'))?.['about']).toEqual([
      { heading: 'Drawn', image: { drawing: 'keel', alternativeText: 'A hull' } },
      { heading: 'Uploaded', image: { url, ...sizes, alternativeText: 'A workshop' } },
      { heading: 'Without a picture' },
    ]);
  });

  it('finds uploads where browsers reach them, and leaves those of another store alone', async () => {
    const pictures = ['/uploads/a.png', 'https://store.example.com/b.png', 'javascript:alert(1)'];
    strapi.entries.add('about-us', { about: pictures.map((url) => ({ image: image(url) })) });
    const [entry] = await page('about-us', 'https://content.example.com/cms/');
    expect(entry?.attributes['about']).toMatchObject([
      { image: { url: 'https://content.example.com/cms/uploads/a.png' } },
      { image: { url: 'https://store.example.com/b.png' } },
      {},
    ]);
    expect(namesIn((entry?.attributes['about'] as unknown[])[2])).toEqual([]);
  });

  it('gives all entries of a long list, in pieces', async () => {
    for (let position = 130; position > 0; position -= 1)
      strapi.entries.add('generic-questions', { position, questionCode: `Q${position}` });
    const codes = (await page('generic-questions')).map((entry) => entry.attributes['questionCode']);
    expect(codes).toEqual(Array.from({ length: 130 }, (_, index) => `Q${index + 1}`));
  });

  it('gives no part of a list that is too long', async () => {
    for (let position = 1; position <= 1_001; position += 1) strapi.entries.add('generic-questions', { position });
    await expect(page('generic-questions')).rejects.toThrow('CONTENT_UNAVAILABLE');
    expect(troubles).toEqual(['generic-questions: there are more than 1000 entries']);
    expect(strapi.asked.filter((address) => address.includes('generic-questions')).length).toBeLessThan(20);
  });

  it('keeps the bookkeeping of the service back, also that of files inside a text', async () => {
    const file = { ...image(), hash: 'h', provider: 'local', createdAt: '2026-11-21T08:58:03.096Z' };
    strapi.entries.add('home', {
      content: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Hello', bold: true }] },
        { type: 'image', image: file, children: [{ type: 'text', text: '' }] },
      ],
      compare: { heading: 'Compare', image: image() },
      intro: { links: [{ text: 'Terms', address: '/terms' }] },
    });
    const found = await attributes('home');
    expect(namesIn(found).filter((name) => BOOKKEEPING.test(name))).toEqual([]);
    expect(found?.['content']).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Hello', bold: true }] },
      { type: 'image', children: [{ type: 'text', text: '' }] },
    ]);
  });

  it('asks for nothing that the schemas do not have, on any page', async () => {
    for (const name of Object.keys(contentPages) as ContentPageName[]) {
      strapi.entries.add(name, { heading: name });
      await expect(page(name)).resolves.toHaveLength(1);
    }
    expect(troubles).toEqual([]);
    expect(strapi.asked.filter((address) => address.includes('*'))).toEqual([]);
  });
});
