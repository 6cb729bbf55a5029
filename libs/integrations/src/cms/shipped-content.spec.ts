import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedContent } from './shipped-content';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

describe('content that ships with the product', () => {
  it('gives the pages of its folder and no others', async () => {
    const content = shippedContent(
      folderWith({ 'login-page.json': '{"data":[{"id":1,"attributes":{"headings":"Welcome back"}}]}' }),
    );
    expect(content.names).toEqual(['login-page']);
    expect(await content.page('login-page')).toEqual({
      ok: true,
      value: [{ id: 1, attributes: { headings: 'Welcome back' } }],
    });
    expect(await content.page('footer')).toEqual({ ok: false, failure: { code: 'PAGE_NOT_FOUND' } });
  });

  it.each([
    ['home.json', '{', 'is not JSON'],
    ['home.json', '{"data":[]}', 'holds no data'],
    ['home.json', '{"data":[{"attributes":{}}]}', 'holds no data'],
    ['A page.json', '{"data":[{"id":1}]}', 'is not called like a page'],
    ['home', '{"data":[{"id":1}]}', 'is not called like a page'],
    ['prices.json', '{"data":[{"id":1}]}', 'is not called like a page'],
  ])('stops the start at %s with %s', (name, text, reason) => {
    expect(() => shippedContent(folderWith({ [name]: text }))).toThrow(reason);
  });
});
