import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
const NAME = join('faketime', 'libfaketimeMT.so.1');

/** Where the library is that sets the clock of processes apart; undefined where it is not installed. */
const library = () =>
  process.platform !== 'linux'
    ? undefined
    : ['', ...readdirSync(LIBRARIES)].map((name) => join(LIBRARIES, name, NAME)).find((path) => existsSync(path));

export const lackingForClocks = () =>
  library() === undefined ? 'libfaketime is not installed (Debian: apt-get install faketime)' : undefined;

/**
 * A clock that the processes of a product share and that can be set while they run. What they measure times with goes
 * on evenly, as it does on a machine whose clock is set; PostgreSQL, which is given an environment of its own, keeps the
 * clock of this machine.
 *
 * @param {string} file says by how much it differs
 */
export function productClock(file) {
  let ahead = 0;
  const set = (milliseconds) => {
    ahead = milliseconds;
    // In one go: whoever reads it finds one or the other.
    writeFileSync(`${file}.new`, `${milliseconds < 0 ? '' : '+'}${(milliseconds / 1000).toFixed(3)}\n`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    environment: {
      LD_PRELOAD: library(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    now: () => Date.now() + ahead,
    /** Puts it forward, or back. */
    step: (milliseconds) => set(ahead + milliseconds),
    setTo: (moment) => set(moment - Date.now()),
  };
}
