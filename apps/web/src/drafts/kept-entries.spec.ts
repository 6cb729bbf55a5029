import type { Entries } from './draft-entries';
import { KeptEntries } from './kept-entries';

const overwriting = () => Object.assign(new Error(), { status: 412, statusMessage: 'failure' });

/** The API with one draft, as versions are compared there. */
class Kept {
  entries: Entries = [];
  version = 0;
  reads = 0;
  /** What another device does before the next save arrives. */
  meanwhile: (() => Error | void) | undefined;

  read = () => {
    this.reads += 1;
    return Promise.resolve({ entries: this.entries, savedAt: null, version: this.version });
  };
  save = (entries: Entries, version: number | undefined): Promise<number> => {
    const { meanwhile } = this;
    this.meanwhile = undefined;
    const failure = meanwhile?.();
    if (failure) return Promise.reject(failure);
    if (version !== this.version) return Promise.reject(overwriting());
    this.write(entries);
    return Promise.resolve(this.version);
  };
  write(entries: Entries) {
    this.entries = entries;
    this.version += 1;
  }
}
const withField =
  (field: string, value = 'x') =>
  (entries: Entries): Entries => [...entries.filter((each) => each.field !== field), { field, value }];
const fieldsOf = (entries: Entries) => entries.map(({ field }) => field);

describe('entries that several devices write into', () => {
  it('keep what another device added meanwhile', async () => {
    const api = new Kept();
    const kept = new KeptEntries(api);
    await kept.read();
    api.meanwhile = () => api.write(withField('theirs')(api.entries));
    expect(await kept.change(withField('ours'))).toBe(true);
    expect(fieldsOf(api.entries)).toEqual(['theirs', 'ours']);
  });

  it('are changed one after the other, each upon the one before, and read once', async () => {
    const api = new Kept();
    const kept = new KeptEntries(api);
    await Promise.all([kept.change(withField('a')), kept.change(withField('b')), kept.change(withField('b'))]);
    expect([fieldsOf(api.entries), api.version, api.reads]).toEqual([['a', 'b'], 2, 1]);
  });

  it('say where they could not be kept, and are kept by the next change', async () => {
    const api = new Kept();
    const kept = new KeptEntries(api);
    api.meanwhile = () => new Error('no network');
    expect(await kept.change(withField('a'))).toBe(false);
    expect(await kept.change((entries) => withField('b')(withField('a')(entries)))).toBe(true);
    expect(fieldsOf(api.entries)).toEqual(['a', 'b']);
  });

  it('give up where others are always faster', async () => {
    const api = new Kept();
    const always = (): void => {
      api.write(api.entries);
      api.meanwhile = always;
    };
    api.meanwhile = always;
    expect(await new KeptEntries(api).change(withField('a'))).toBe(false);
  });
});
