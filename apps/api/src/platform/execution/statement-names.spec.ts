import { StatementNames } from './statement-names';

describe('names of statements', () => {
  it('are given to what comes again, one to each text', () => {
    const names = new StatementNames();
    expect([names.nameOf('one'), names.nameOf('two')]).toEqual([undefined, undefined]);
    const [one, two] = [names.nameOf('one'), names.nameOf('two')];
    expect(one).toMatch(/^read-/);
    expect(two).toMatch(/^read-/);
    expect(two).not.toBe(one);
    expect([names.nameOf('one'), names.nameOf('two')]).toEqual([one, two]);
  });

  it('are never used for another text, also after they were forgotten', () => {
    const names = new StatementNames();
    const given = new Map<string, string>();
    for (let round = 0; round < 3; round += 1) {
      for (const text of ['one', 'two', 'three'].slice(round)) {
        names.nameOf(text);
        const name = names.nameOf(text);
        if (name === undefined) throw new Error('no name');
        expect(given.has(name)).toBe(false);
        given.set(name, text);
      }
      names.forget();
    }
  });

  it('are as many as a connection can keep, whatever strangers ask for', () => {
    const names = new StatementNames();
    const given = new Set<string | undefined>();
    for (let text = 0; text < 10_000; text += 1) {
      names.nameOf(`SELECT ${text}`);
      given.add(names.nameOf(`SELECT ${text}`));
    }
    given.delete(undefined);
    expect(given.size).toBe(100);
  });
});
