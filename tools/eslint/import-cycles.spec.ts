import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function judge(files: Readonly<Record<string, string>>): { status: number | null; says: string } {
  const root = mkdtempSync(join(tmpdir(), 'keelson-cycles-'));
  mkdirSync(join(root, 'libs/a/src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'libs/a/src', name), text);
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'import-cycles.mjs'), root], {
    encoding: 'utf8',
  });
  rmSync(root, { recursive: true });
  return { status, says: stderr.trim() };
}

describe('import circles', () => {
  it('names the files of a circle', () => {
    const files = {
      'one.ts': "import { two } from './two';\n",
      'two.ts': "export { three } from './three';\n",
      'three.ts': "import {\n  one,\n} from '@keelson/a/one';\n",
    };
    expect(judge(files)).toEqual({
      status: 1,
      says: 'libs/a/src/one.ts -> libs/a/src/two.ts -> libs/a/src/three.ts -> libs/a/src/one.ts',
    });
  });

  it('lets types go round in circles', () => {
    const files = {
      'one.ts': "import { two } from './two';\n",
      'two.ts': "import type { One } from './one';\nimport { type One as Two } from './one';\n",
    };
    expect(judge(files)).toEqual({ status: 0, says: '' });
  });
});
