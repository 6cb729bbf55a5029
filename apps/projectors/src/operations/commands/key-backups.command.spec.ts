import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkKeyBackups } from './key-backups.command';

const NOW = new Date('2026-11-27T09:00:00.000Z');
const DAY_MS = 86_400_000;

describe('the backups of the key database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-backups-'));
    await mkdir(join(folder, 'monthly'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const backup = async (name: string, days: number): Promise<void> => {
    const made = new Date(NOW.getTime() - days * DAY_MS);
    await writeFile(join(folder, name), 'sealed');
    await utimes(join(folder, name), made, made);
  };

  async function check(where = folder) {
    const said: string[] = [];
    const code = await checkKeyBackups({ say: (line) => void said.push(line) }, where, NOW);
    return { code, said };
  }

  it('[ERASE-04~] are in order while none is older than thirty days', async () => {
    await backup('keys-1.dump', 0);
    await backup('monthly/keys-2.dump', 30);
    expect(await check()).toEqual({ code: 0, said: ['None of 2 files is older than 30 days.'] });
  });

  it('[ERASE-04~] that are older are named, in whatever folder beneath', async () => {
    await backup('keys-1.dump', 3);
    await backup('monthly/keys-2.dump', 31.5);
    expect(await check()).toEqual({
      code: 1,
      said: [
        `${join(folder, 'monthly/keys-2.dump')} is 31 days old: keys of erased people may be in it.`,
        '1 of 2 files are older than 30 days. Delete them.',
      ],
    });
  });

  it('are not taken for in order where the folder cannot be read', async () => {
    expect(await check(join(folder, 'nowhere'))).toMatchObject({ code: 1 });
  });
});
