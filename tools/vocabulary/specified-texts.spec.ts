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

const shown = Object.entries(SPECIFIED_TEXTS).map(([text, { by }]) => [text, by] as const);

/** Told a second time, from shell and accounts §8. */
const LOAD_FAILURES = [
  ...['Unable to load sector list', 'Unable to get e-learning module', 'Unable to get signup progress'],
  ...['Unable to get free trial duration', 'Unable to get delete user duration', 'Unable to get company by username'],
  ...['Unable to get footer content', 'Unable to save profile', 'Unable to load login data'],
  ...['Unable to get signin data', 'Unable to sign in', 'Unable to signup', 'Unable to generate access token'],
  ...['Unable to get payment flag', 'Unable to verify if user exists', 'Error loading company names'],
  ...['Error getting finance Connections', 'Error getting onboarding progress'],
];
/** From finance §8: the names of calls that stand before their message. */
const CALL_NAMES = [
  ...['get_period_flag', 'get_slider_values', 'cmsWhatIfInputs', 'cms_detailed_pl'],
  ...['get_xero_detailedPL_byChangePercentage', 'get_xero_detailedPL_data'],
];
/** From finance §8 and learning and back office §8. */
const SUCCESSES = [
  ...['Data reset successfully!', 'Saved Successfully!', 'successfully Saved', 'Data reset successfully'],
  ...['Reset Successfully!', 'User data update successfully', 'Company information update successfully'],
  ...['Successfully saved', 'Successfully Saved!!', "The user's period has been extended by 14-days."],
  ...['The user has changed to a Subscriber.', "The user's trial period has been extended by 14-days."],
];

/** Not words for people. */
const ON_THE_CONSOLE = 'No such attribute';

function expectBroughtAbout(text: string, spec = 'no spec'): void {
  const source = readFileSync(join(WEB, spec), 'utf8');
  expect(source).toContain("from '../");
  expect(source).toMatch(/\b(?:serveApi|renderApp)\(/);
  expect(source).not.toMatch(/\b(?:it|test|describe)\.skip\b/);
  expect(source).toContain(text);
}

describe('the catalogue of messages', () => {
  it.each(shown)('“%s” is brought about through its page', (text, spec) => {
    expectBroughtAbout(text, spec);
  });

  it('[MSG-02] has the 18 texts of failed loads and the names of the 6 finance calls, each brought about through its page', () => {
    expect([LOAD_FAILURES.length, CALL_NAMES.length]).toEqual([18, 6]);
    for (const text of [...LOAD_FAILURES, ...CALL_NAMES]) expectBroughtAbout(text, SPECIFIED_TEXTS[text]?.by);
  });

  it('[MSG-03] has the texts of success as they are spelt, none of them evened out, each brought about through its page', () => {
    for (const text of SUCCESSES) {
      expectBroughtAbout(text, SPECIFIED_TEXTS[text]?.by);
      expect([`'${text}'`, `"${text}"`].some((quoted) => catalogue.includes(quoted))).toBe(true);
    }
  });

  it.each(shown.filter(([text]) => text !== ON_THE_CONSOLE))(
    '“%s” stands among the messages of the contracts',
    (text) => {
      expect([`'${text}'`, `"${text}"`].filter((quoted) => catalogue.includes(quoted))).toHaveLength(1);
    },
  );

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
