import { join } from 'node:path';
import {
  type RunningStrapiSandbox,
  startStrapiSandbox,
  STRAPI_READ_TOKEN,
  STRAPI_WRITE_TOKEN,
} from '../../../../apps/sandbox/src/strapi';
import { pushContent } from './push-content';
import { shippedContent } from './shipped-content';
import { strapiContent } from './strapi-content';
import { strapiSchemas } from './strapi-schema';

const from = shippedContent(join(__dirname, '../../../../apps/api/content'));

describe('pushing the shipped content into Strapi', () => {
  let strapi: RunningStrapiSandbox;

  beforeEach(async () => {
    strapi = await startStrapiSandbox(strapiSchemas());
  });
  afterEach(async () => {
    await strapi.close();
  });

  const push = (token = STRAPI_WRITE_TOKEN) => pushContent({ url: `${strapi.address}/`, token, from });

  it('fills an empty one, from which every page is read as it ships', async () => {
    const pushed = await push();
    expect(pushed).toEqual(from.names.map((name) => ({ name, outcome: 'written' })));
    const content = strapiContent({ url: strapi.address, token: STRAPI_READ_TOKEN });
    for (const name of from.names) {
      const [read, shipped] = [await content.page(name), await from.page(name)];
      if (!read.ok || !shipped.ok) throw new Error(`${name} is missing`);
      expect([name, read.value.map((entry) => entry.attributes)]).toEqual([
        name,
        shipped.value.map((entry) => entry.attributes),
      ]);
    }
  });

  it('leaves alone what editors have written, drafts too', async () => {
    strapi.entries.add('home', { heading: 'Our own' });
    strapi.entries.add('terms', { position: 1, key: 'terms', heading: 'A draft' }, false);
    const pushed = await push();
    expect(pushed.filter(({ outcome }) => outcome === 'kept').map(({ name }) => name)).toEqual(['home', 'terms']);
    expect(strapi.entries.of('home')).toHaveLength(1);
    expect(strapi.entries.of('terms')).toHaveLength(1);
    expect((await push()).every(({ outcome }) => outcome === 'kept')).toBe(true);
  });

  it('says what is wrong, without the token', async () => {
    await expect(push('a-wrong-token')).rejects.toThrow(/^about-us\?status=draft: status 401: Not allowed$/);
    await expect(push(STRAPI_READ_TOKEN)).rejects.toThrow(/status 403/);
    const { address } = strapi;
    await strapi.close();
    await expect(push()).rejects.toThrow(`Strapi does not answer at ${address}`);
  });

  it('asks for the schemas where there are none', async () => {
    const bare = await startStrapiSandbox({ types: new Map(), components: new Map() });
    await expect(pushContent({ url: bare.address, token: STRAPI_WRITE_TOKEN, from })).rejects.toThrow(
      'about-us: Strapi does not have this content type',
    );
    await bare.close();
  });
});
