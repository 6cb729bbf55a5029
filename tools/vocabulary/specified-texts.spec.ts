import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_TEXTS } from './specified-texts';
import { textsOf } from './spelling';

const ROOT = join(__dirname, '..', '..');
const WEB = join(ROOT, 'apps/web/src');

const sourcesBelow = (folder: string, name: RegExp): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path) && !/\.spec\.tsx?$|(?:^|\/)testing\//.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

const pages = sourcesBelow(WEB, /\.tsx?$/);
const catalogue = [...sourcesBelow(join(ROOT, 'libs/contracts/src'), /messages\.ts$/).values()].join('\n');

const entries = Object.entries(SPECIFIED_TEXTS);
const shown = entries.flatMap(([text, where]) => ('by' in where ? [[text, where.by] as const] : []));
const absent = entries.flatMap(([text, where]) => ('why' in where ? [[text, where.why] as const] : []));

/** Not words for people. */
const ON_THE_CONSOLE = 'No such attribute';

describe('the catalogue of messages', () => {
  it.each(shown)('[MSG-02~] “%s” is brought about through its page', (text, spec) => {
    const source = readFileSync(join(WEB, spec), 'utf8');
    expect(source).toContain("from '../");
    expect(source).toMatch(/\b(?:serveApi|renderApp)\(/);
    expect(source).not.toMatch(/\b(?:it|test|describe)\.skip\b/);
    expect(source).toContain(text);
  });

  it.each(shown.filter(([text]) => text !== ON_THE_CONSOLE))(
    '“%s” stands among the messages of the contracts',
    (text) => {
      expect([`'${text}'`, `"${text}"`].filter((quoted) => catalogue.includes(quoted))).toHaveLength(1);
    },
  );

  it.each(absent)('“%s” stands nowhere: %s', (text) => {
    expect([...pages].filter(([, source]) => source.includes(text)).map(([path]) => path)).toEqual([]);
  });

  it('stands in the contracts alone: no page writes one of its texts down again', () => {
    const known = new Set(shown.map(([text]) => text).filter((text) => text !== ON_THE_CONSOLE));
    const copies = [...pages].flatMap(([path, source]) =>
      textsOf(path, source)
        .filter(({ text }) => known.has(text))
        .map(({ line, text }) => `${path}:${line}: “${text}”`),
    );
    expect(copies).toEqual([]);
  });
});
