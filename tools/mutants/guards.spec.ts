import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed } from './changed.mjs';
import { GUARDS } from './guards.mjs';

const ROOT = join(__dirname, '../..');

describe('the guards that mutants take out', () => {
  it.each(GUARDS.map(({ guard, file, changes }) => [guard, file, changes] as const))(
    'still stand in the sources: %s',
    (_, file, changes) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      expect(changed(text, changes)).not.toBe(text);
    },
  );

  it('are replaced where they stand exactly once', () => {
    expect(changed('a guard', [['guard', '$& hole']])).toBe('a $& hole');
    expect(() => changed('no', [['guard', '']]) as unknown).toThrow('stands 0 times');
    expect(() => changed('guard guard', [['guard', '']]) as unknown).toThrow('stands 2 times');
  });
});
