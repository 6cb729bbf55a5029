import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdvisoryRegistry } from './testing/advisory-registry';
import { checkAdvisories, lockedFolder } from './testing/check-advisories';
import { type Bill, folders, generate, lockOf, manifestOf, packageName, ROOT } from './testing/locked-folders';

const EXACT = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('the check for advisories', () => {
  let registry: AdvisoryRegistry;
  let locked: ReturnType<typeof lockedFolder>;
  beforeAll(async () => {
    registry = await AdvisoryRegistry.open();
    locked = lockedFolder(registry.address);
  });
  afterAll(() => {
    registry.close();
    locked.remove();
  });

  it('fails for what is serious and runs in the product alone, and tells of all else', async () => {
    registry.knows({ tool: 'critical', running: 'low' });
    const mild = await checkAdvisories(locked.folder);
    expect(mild.code).toBe(0);
    expect(mild.said).toContain('tool: critical\n');
    expect(mild.said).toContain('running: low, in the product');
  });

  it('[SUP-01] everything is locked, exact, installed by npm ci without scripts, listed with its licence, and looked up where the registry answers', async () => {
    expect(folders).toEqual(expect.arrayContaining(['.', 'apps/web/e2e', 'bench/peers']));
    for (const folder of folders) {
      const { dependencies, devDependencies, overrides, allowScripts = {} } = manifestOf(folder);
      const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
      expect([folder, loose.filter(([, version]) => !EXACT.test(version))]).toEqual([folder, []]);
      const locks = lockOf(folder);
      expect([folder, locks.length > 0]).toEqual([folder, true]);
      const unsure = locks.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
      expect([folder, unsure]).toEqual([folder, []]);
      expect(readFileSync(join(ROOT, folder, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
      expect(Object.values(allowScripts)).not.toContain(true);
    }
    const wanting = lockOf('.').filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect([...new Set(wanting.map(([path]) => packageName(path)))].sort()).toEqual(
      Object.keys(manifestOf('.').allowScripts ?? {}).sort(),
    );

    const ci = readFileSync(join(ROOT, '.ci/run'), 'utf8');
    expect(ci.match(/npm (ci|install|i)\b/g)).toEqual(['npm ci', 'npm ci']);
    expect(ci).toContain('begin advisories npm run --silent advisories');
    expect(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')).toContain('`npm ci && npm run build`');

    const { bill, licences } = generate();
    const { components } = JSON.parse(bill) as Bill;
    expect(components.length).toBeGreaterThan(500);
    expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
    expect(licences.trimEnd().split('\n').length).toBeGreaterThanOrEqual(components.length);

    registry.knows(undefined);
    const silent = await checkAdvisories(locked.folder);
    expect(silent).toMatchObject({ code: 0, said: expect.stringContaining('nothing was looked up') as string });
    const before = registry.asked.length;
    registry.knows({});
    const clean = await checkAdvisories(locked.folder);
    expect(clean).toMatchObject({ code: 0, said: expect.stringContaining('0 packages') as string });
    expect(registry.asked[before]).toEqual(['running', 'tool']);
    registry.knows({ running: 'high' });
    const bad = await checkAdvisories(locked.folder);
    expect(bad).toMatchObject({ code: 1, said: expect.stringContaining('1 of them are serious') as string });
  });
});
