import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** What real secrets look like. Tests make theirs at run time, so a match is never needed. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/],
  ['a cloud access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a payment provider key', /\b[sr]k_(?:live|test)_[0-9a-zA-Z]{16,}/],
  ['a webhook secret', /\bwhsec_[0-9a-zA-Z]{24,}/],
  ['a code host token', /\bgh[pousr]_[0-9A-Za-z]{36}\b/],
  ['a chat token', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  ['a master key', /\b\d{1,4}:[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/],
  [
    'a password in an address',
    /\b(?:postgres|postgresql|smtps?|https?):\/\/[\w.-]+:(?!password@|hunter2@|\$\{|<)[^\s@/'"`$]{8,}@(?!127\.0\.0\.1|localhost|db\.example|mail\.example)/,
  ],
];

const LARGEST = 1_000_000;
const isText = (path: string): boolean => !/\.(png|jpe?g|webp|ico|woff2?|mp4|webm|mp3|pdf|gz)$/.test(path);

function findings(text: string): string[] {
  return SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

describe('secrets', () => {
  it('[SUP-02~] none is kept in the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    })
      .split('\0')
      .filter((path) => path !== '' && isText(path));
    const found = files.flatMap((path) => {
      const text = statSync(join(ROOT, path), { throwIfNoEntry: false })?.size ?? LARGEST;
      return text < LARGEST ? findings(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`) : [];
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['a cloud access key', `AKIA${'A1'.repeat(8)}`],
    ['a payment provider key', ['sk', 'live', 'a1'.repeat(12)].join('_')],
    ['a code host token', `ghp_${'a1'.repeat(18)}`],
    ['a master key', `1:${Buffer.alloc(32, 5).toString('base64')}`],
    ['a password in an address', ['postgres://someone', 'correct-horse@db.internal/keelson'].join(':')],
  ])('the search recognises %s', (name, text) => {
    expect(findings(`before ${text} after`)).toContain(name);
  });
});
