import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentTexts, misspellings, textsOf } from './spelling';

const ROOT = join(__dirname, '..', '..');

/** Where texts for people stand: pages, messages and titles, refusals, mails and history. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  'apps/web/src': /\.tsx?$/,
  'apps/api/src': /(?:\.problems|\/guard)\.ts$/,
  'apps/projectors/src': /(?:letters|letter|-words|-changes)\.ts$/,
  'libs/contracts/src': /messages\.ts$|public-pages\.ts$/,
  'libs/vocabulary/src': /\.ts$/,
};

/** The specifications name these three buttons so. */
const LOGIN_BUTTONS = [
  'apps/web/src/shell/header.tsx',
  'apps/web/src/features/accounts/components/sign-in-fields.tsx',
  'apps/web/src/features/site/pages/channel-verification-page.tsx',
  'apps/api/content/header.json',
  'apps/api/content/channel-verification.json',
];

const below = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) =>
      relative(ROOT, join(ROOT, folder, path))
        .split(sep)
        .join('/'),
    )
    .filter((path) => name.test(path) && !/\.spec\.tsx?$|\/testing\/|\.gen\.ts$/.test(path));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const faults = (path: string, place: string, text: string): readonly string[] =>
  text === 'Login' && LOGIN_BUTTONS.includes(path)
    ? []
    : misspellings(text).map((instead) => `${place}: “${text}”: write ${instead}`);

describe('the texts for people', () => {
  const sources = Object.entries(FOLDERS).flatMap(([folder, name]) => below(folder, name));
  // Running prose of editors, with signs in windows and people who sign, is not held to the words of the product's own texts.
  const content = below('apps/api/content', /\.json$/).filter(
    (path) => !/\/(?:modules|chapters|readings|sub-chapters)\.json$/.test(path),
  );

  it('are spelled in one way on pages, in messages, mails and history', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      textsOf(path, read(path)).flatMap(({ line, text }) => faults(path, `${path}:${line}`, text)),
    );
    expect(found).toEqual([]);
  });

  it('are spelled in that way in the content that ships', () => {
    expect(content.length).toBeGreaterThan(20);
    const found = content.flatMap((path) =>
      contentTexts(JSON.parse(read(path))).flatMap((text) => faults(path, path, text)),
    );
    expect(found).toEqual([]);
  });
});

describe('a wrong spelling', () => {
  it.each([
    'Your E-mail',
    'by e-mail',
    'Please sign in',
    'Signed in',
    'Passcode at sign-in',
    'Please login',
    'Login',
    'Login again',
    'Debtor days',
    'Trade debtors days',
    'trade creditors days',
    'the partner of who has no other',
    'Months told otherwise',
  ])('“%s” is found', (text) => {
    expect(misspellings(text)).not.toEqual([]);
  });

  it.each([
    'Log in',
    'Last login',
    'Trade debtor days',
    'trade creditor days',
    'An email to people who have no account',
    'The email is already registered. Please login or choose another mail to register',
  ])('“%s” is none', (text) => {
    expect(misspellings(text)).toEqual([]);
  });

  it('is looked for in literals, templates and JSX, and not in names, addresses and imports', () => {
    const source = [
      "import { E } from './e-mail in here';",
      "const address = '/auth/signIn', queue = 'access-code-mail';",
      'const a = `Hello ${name}, please sign in`;',
      'const b = <p title="by e-mail">',
      '  Sign in now',
      '</p>;',
    ].join('\n');
    const texts = textsOf('planted.tsx', source);
    expect(texts.filter(({ text }) => misspellings(text).length > 0).map(({ line }) => line)).toEqual([3, 4, 5]);
  });
});
