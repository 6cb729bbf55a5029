import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const AREA = 'board-packs';
/** Weighs much and is of no use to a new slice. */
const LEFT_OUT = /\.(?:mp4|webm|png|jpg|woff2)$/;
const MINUTE = 60_000;

jest.setTimeout(20 * MINUTE);

describe('a generated slice', () => {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-slice-'));
    const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
    for (const path of listed.stdout.split('\n')) {
      if (path === '' || LEFT_OUT.test(path) || !existsSync(join(ROOT, path))) continue;
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(ROOT, path), join(copy, path));
    }
    linkModules(copy);
    expect(run('node', 'tools/slices/new-slice.mjs', AREA)).toEqual({ status: 0, errors: '' });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  function run(command: string, ...parameters: readonly string[]): { status: number | null; errors: string } {
    const inPath = command === 'node' ? process.execPath : join(copy, 'node_modules/.bin', command);
    const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync(inPath, parameters, { cwd: copy, encoding: 'utf8', env });
    return { status, errors: status === 0 ? '' : `${stdout}\n${stderr}` };
  }

  const written = (): string[] => {
    const find = (folder: string): string[] =>
      readdirSync(join(copy, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? find(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
      });
    const layers = [
      'libs/domain/src',
      'libs/contracts/src',
      'libs/read-models/src',
      'apps/api/src',
      'apps/projectors/src',
    ];
    return [...layers, 'apps/web/src/features'].flatMap((layer) => find(join(layer, AREA)));
  };

  it('stands in every layer and in every registry', () => {
    expect(written().length).toBeGreaterThan(24);
    expect(run('node', 'tools/slices/slices.mjs', '--check')).toEqual({ status: 0, errors: '' });
  });

  it('compiles', () => {
    const node = {
      extends: './tsconfig.check.json',
      include: [],
      files: written().filter((path) => !path.startsWith('apps/web')),
    };
    const web = {
      extends: './tsconfig.json',
      include: [],
      files: ['src/app/main.tsx', `src/features/${AREA}/${AREA}-page.spec.tsx`],
    };
    writeFileSync(join(copy, 'tsconfig.slice.json'), JSON.stringify(node));
    writeFileSync(join(copy, 'apps/web/tsconfig.slice.json'), JSON.stringify(web));
    expect(run('tsc', '-p', 'tsconfig.slice.json', '--noEmit')).toEqual({ status: 0, errors: '' });
    expect(run('tsc', '-p', 'apps/web/tsconfig.slice.json', '--noEmit')).toEqual({ status: 0, errors: '' });
  });

  it('passes the lint and its own tests', () => {
    expect(run('eslint', ...written())).toEqual({ status: 0, errors: '' });
    expect(run('prettier', '--check', ...written())).toEqual({ status: 0, errors: '' });
    expect(run('jest', '--maxWorkers=2', AREA)).toEqual({ status: 0, errors: '' });
  });
});

/** The packages as they are, and the product's own projects as they stand in the copy. */
function linkModules(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@keelson'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@keelson') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const kind of ['apps', 'libs'])
    for (const name of readdirSync(join(copy, kind)))
      symlinkSync(join(copy, kind, name), join(copy, 'node_modules/@keelson', name));
}
