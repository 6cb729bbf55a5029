import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FILES = {
  'names/src/one.ts': "import { two } from './two';\n",
  'names/src/two.ts': "export { three } from './three';\n",
  'names/src/three.ts': "import {\n  one,\n} from '@keelson/names/one';\n",
  'types/src/index.tsx': "import { two } from './two';\n",
  'types/src/two.ts': "import type { One } from '@keelson/types';\n",
  'one-way/src/one.ts': "import type { two } from './two';\n",
  'one-way/src/two.ts': 'export const two = 2;\n',
  'one-way/src/two.spec.ts': "import './one';\nimport './two.spec';\n",
};

it('finds circles through the names of libraries, of components and of types alone, and none where there is none', () => {
  const root = mkdtempSync(join(tmpdir(), 'keelson-cycles-'));
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(root, 'libs', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'import-cycles.mjs'), root], {
    encoding: 'utf8',
  });
  rmSync(root, { recursive: true });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').sort()).toEqual([
    'libs/names/src/one.ts -> libs/names/src/two.ts -> libs/names/src/three.ts -> libs/names/src/one.ts',
    'libs/types/src/index.tsx -> libs/types/src/two.ts -> libs/types/src/index.tsx',
  ]);
});
