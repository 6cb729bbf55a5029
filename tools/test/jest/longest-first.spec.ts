import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LongestFirst from './longest-first.cjs';

describe('the order of the groups', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'keelson-groups-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const group = (name: string, length: number) => {
    const path = join(folder, `${name}.spec.cjs`);
    writeFileSync(path, `// ${length} characters\ndescribe('', () => {});\n`);
    return { path };
  };

  it('is that of their length on a clean checkout, after what is known to take long', () => {
    const groups = [
      group('apps-web-1', 90),
      group('apps-api-alone-1', 5),
      group('apps-api-1', 1_000),
      group('deploy-local-1', 7),
    ];
    expect(
      groups.sort(LongestFirst.longerFirst).map(({ path }) => path.slice(folder.length + 1, -'.spec.cjs'.length)),
    ).toEqual(['deploy-local-1', 'apps-api-alone-1', 'apps-api-1', 'apps-web-1']);
  });
});
