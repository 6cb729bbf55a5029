import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { journal } from './journal.mjs';

const PATIENCE = 60_000;
const onLinux = process.platform === 'linux' ? it : it.skip;

let folder: string;
let path: string;
let shown: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelson-journal-'));
  await mkdir(join(folder, 'logs'));
  path = join(folder, 'logs', 'api.log');
  shown = [];
});
afterEach(() => rm(folder, { recursive: true }));

const opened = () => journal({ name: 'api', folder, verbose: false, print: (line: string) => void shown.push(line) });

/** Says a line again and again until the file holds one that was said now. */
async function until(say: () => void, holds: (text: string) => boolean) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    await turn();
    say();
    const text = existsSync(path) ? await readFile(path, 'utf8') : '';
    if (holds(text)) return text;
    if (Date.now() > deadline) throw new Error(`not written: ${text}`);
  }
}

describe('the log file of a process', () => {
  it('takes every line; the terminal shows warnings and worse', async () => {
    const notes = opened();
    notes.take('{"level":"info","msg":"one"}', false);
    notes.take('{"level":"warn","msg":"two"}', false);
    const text = await until(
      () => undefined,
      (written) => written.includes('two'),
    );
    expect(text).toBe('{"level":"info","msg":"one"}\n{"level":"warn","msg":"two"}\n');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('two');
    notes.close();
  });

  // Every write to /dev/full fails as on a full disk.
  onLinux('[PROJ-06~] goes on once there is room again, and says that lines are missing', async () => {
    await symlink('/dev/full', path);
    const notes = opened();
    for (let number = 0; number < 50; number += 1) {
      notes.take(`lost ${number}`, false);
      await turn();
    }
    await unlink(path);
    const text = await until(
      () => notes.take('after', false),
      (written) => written.includes('after\n'),
    );
    expect(text).toContain('Lines are missing here: ENOSPC\n');
    expect(notes.lastLines()).toContain('after');
    notes.close();
  });
});
