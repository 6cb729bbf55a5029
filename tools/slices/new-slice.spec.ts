import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';

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

  const registries = (): string[] => {
    const listed = spawnSync('git', ['ls-files', '*.gen.ts'], { cwd: ROOT, encoding: 'utf8' });
    return listed.stdout.split('\n').filter((path) => path !== '');
  };

  it('stands in every layer and in every registry', () => {
    expect(written().length).toBeGreaterThan(24);
    expect(run('node', 'tools/slices/slices.mjs', '--check')).toEqual({ status: 0, errors: '' });
  });

  it('compiles, and so do the registries that name it', () => {
    const ofWeb = (path: string): boolean => path.startsWith('apps/web/');
    const files = [...written(), ...registries()];
    const faults = [
      ...faultsIn(
        copy,
        'tsconfig.check.json',
        files.filter((path) => !ofWeb(path)),
      ),
      ...faultsIn(copy, 'apps/web/tsconfig.json', files.filter(ofWeb)),
    ];
    expect(faults).toEqual([]);
  });

  it('passes the lint and its own tests', () => {
    expect(run('eslint', ...written())).toEqual({ status: 0, errors: '' });
    expect(run('prettier', '--check', ...written())).toEqual({ status: 0, errors: '' });
    expect(run('jest', '--maxWorkers=2', AREA)).toEqual({ status: 0, errors: '' });
  });
});

/** What the compiler says of these files of a project; the others were compiled before the slice came. */
function faultsIn(root: string, project: string, files: readonly string[]): string[] {
  const path = join(root, project);
  const { options } = ts.parseJsonSourceFileConfigFileContent(
    ts.readJsonConfigFile(path, (name) => ts.sys.readFile(name)),
    ts.sys,
    dirname(path),
  );
  const program = ts.createProgram({ rootNames: files.map((file) => join(root, file)), options });
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    if (source === undefined) return [`${file} is not compiled`];
    return ts
      .getPreEmitDiagnostics(program, source)
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
}

/** The packages as they are, and the product's own projects as they stand in the copy. */
function linkModules(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@keelson'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@keelson') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const kind of ['apps', 'libs'])
    for (const name of readdirSync(join(copy, kind)))
      symlinkSync(join(copy, kind, name), join(copy, 'node_modules/@keelson', name));
}
