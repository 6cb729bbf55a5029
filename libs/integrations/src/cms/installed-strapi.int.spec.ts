import { join } from 'node:path';
import type { ContentPageName } from '@keelson/contracts/content';
import { genericQuestions } from '@keelson/contracts/onboarding';
import type { ContentItem } from './content-source';
import { pushContent } from './push-content';
import { shippedContent } from './shipped-content';
import { strapiContent } from './strapi-content';
import { type InstalledStrapi, startInstalledStrapi } from './testing/installed-strapi';

const FOLDER = process.env['KEELSON_TEST_STRAPI'];
const INSTALLATION_MS = 1_800_000;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const from = shippedContent(join(__dirname, '../../../../apps/api/content'));

(FOLDER === undefined ? describe.skip : describe)('a Strapi as it is installed', () => {
  let strapi: InstalledStrapi;

  beforeAll(async () => {
    strapi = await startInstalledStrapi(FOLDER ?? '');
  }, INSTALLATION_MS);
  afterAll(() => strapi.close());

  const push = () => pushContent({ url: strapi.address, token: strapi.tokens.push, from });

  const page = async (name: ContentPageName): Promise<readonly ContentItem[]> => {
    const troubles: string[] = [];
    const onTrouble = (of: string, reason: string) => troubles.push(`${of}: ${reason}`);
    const found = await strapiContent({ url: strapi.address, token: strapi.tokens.read, onTrouble }).page(name);
    if (!found.ok) throw new Error(`${found.failure.code} ${troubles.join()}`);
    return found.value;
  };

  /** As an editor does in the panel. */
  const edit = async (method: string, path: string, data?: object): Promise<{ readonly documentId: string }[]> => {
    const answer = await fetch(`${strapi.address}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${strapi.tokens.push}`, 'content-type': 'application/json' },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? [] : [(JSON.parse(text) as { data: { documentId: string }[] }).data].flat();
  };

  const uploaded = async (): Promise<number> => {
    const form = new FormData();
    form.set('files', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'workshop.png');
    const authorization = `Bearer ${strapi.tokens.push}`;
    const answer = await fetch(`${strapi.address}/api/upload`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    const [file] = (await answer.json()) as { readonly id: number }[];
    if (file === undefined) throw new Error('nothing was uploaded');
    return file.id;
  };

  it('is filled with the texts that ship, from which every page is read as it ships', async () => {
    expect(await push()).toEqual(from.names.map((name) => ({ name, outcome: 'written' })));
    for (const name of from.names) {
      const shipped = await from.page(name);
      if (!shipped.ok) throw new Error(`${name} is missing`);
      expect([name, (await page(name)).map(({ attributes }) => attributes)]).toEqual([
        name,
        shipped.value.map(({ attributes }) => attributes),
      ]);
    }
    expect((await push()).every(({ outcome }) => outcome === 'kept')).toBe(true);
  });

  it('keeps terms and privacy in their order when one is published again', async () => {
    const keys = async () => (await page('terms')).map(({ attributes }) => attributes['key']);
    const before = await keys();
    const [first] = await edit('GET', 'terms?sort=position');
    await edit('PUT', `terms/${first?.documentId}?status=published`, { heading: 'Terms, second edition' });
    expect(await keys()).toEqual(before);
    expect((await page('terms'))[0]?.attributes['heading']).toBe('Terms, second edition');
  });

  it('shows an upload where browsers reach it, and nothing of its bookkeeping', async () => {
    const image = await uploaded();
    await edit('PUT', 'about-us?status=published', {
      about: [{ heading: 'Our workshop', image, imageDescription: 'A bench under a window' }],
    });
    const [entry] = await page('about-us');
    const [part] = entry?.attributes['about'] as [{ heading: string; image: { url: string } }];
    expect(part).toEqual({
      heading: 'Our workshop',
      image: { url: expect.any(String) as string, width: 1, height: 1, alternativeText: 'A bench under a window' },
    });
    expect((await fetch(part.image.url)).headers.get('content-type')).toBe('image/png');
  });

  it('leaves empty fields out, at every depth, and gives all of a long list', async () => {
    const kept = await edit('GET', 'generic-questions?pagination[pageSize]=100');
    for (const { documentId } of kept) await edit('DELETE', `generic-questions/${documentId}`);
    for (let position = 1; position <= 60; position += 1)
      await edit('POST', 'generic-questions?status=published', {
        position,
        questionCode: `GEN_Q${position}`,
        moduleCode: 'Generic',
        question: 'What does your business do?',
        type: 'freeText',
        section: null,
        answers: [{ answerCode: `GEN_Q${position}_A01`, answer: null }],
      });
    const questions = genericQuestions.parse(await page('generic-questions'));
    expect(questions.map(({ attributes }) => attributes.questionCode)).toEqual(
      Array.from({ length: 60 }, (_, index) => `GEN_Q${index + 1}`),
    );
    expect(questions[0]?.attributes).toMatchObject({ section: '', help: '', answers: [{ answer: '' }] });
  });

  it('refuses a token that is not its own', async () => {
    const stranger = strapiContent({ url: strapi.address, token: 'a-wrong-token' });
    expect(await stranger.page('home')).toMatchObject({ ok: false, failure: { code: 'CONTENT_UNAVAILABLE' } });
  });
});
