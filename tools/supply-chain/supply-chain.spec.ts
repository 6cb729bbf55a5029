import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bill, folders, generate, lockOf, manifestOf, packageName, ROOT } from './testing/locked-folders';

describe('supply chain', () => {
  it.each(folders)('[SUP-01~] names exact versions only in %s', (folder) => {
    const { dependencies, devDependencies, overrides } = manifestOf(folder);
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it.each(folders)('[SUP-01~] locks every package of %s to its checksum, from the registry alone', (folder) => {
    const loose = lockOf(folder).filter(
      ([, { integrity, resolved }]) =>
        !(integrity ?? '').startsWith('sha512-') || /^(git|http:|file:)/.test(resolved ?? ''),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it.each(folders)('[SUP-01~] lets no package run a script when %s is installed', (folder) => {
    expect(readFileSync(join(ROOT, folder, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
    expect(Object.values(manifestOf(folder).allowScripts ?? {})).not.toContain(true);
  });

  it('[SUP-01~] decides about every package that wants to run a script when it is installed', () => {
    const wanting = new Set(
      lockOf('.')
        .filter(([, entry]) => entry.hasInstallScript === true)
        .map(([path]) => packageName(path)),
    );
    const decided = new Set(Object.keys(manifestOf('.').allowScripts ?? {}));
    expect([...wanting].filter((name) => !decided.has(name))).toEqual([]);
    expect([...decided].filter((name) => !wanting.has(name))).toEqual([]);
  });

  it('[SUP-01~] writes the same bill of materials every time, with a licence that may be used for each package', () => {
    const [first, second] = [generate(), generate()];
    expect(first).toEqual(second);
    const { components } = JSON.parse(first.bill) as Bill;
    const wanted = lockOf('.').map(([path, { name, version }]) => `${name ?? packageName(path)}@${version ?? ''}`);
    expect(components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))).sort()).toEqual(
      [...new Set(wanted)].sort(),
    );
    const licences = new Set(
      components.flatMap(({ licenses }) => licenses.map(({ license, expression }) => license?.id ?? expression ?? '?')),
    );
    expect(
      [...licences].filter(
        (licence) =>
          !/^\(?(MIT|ISC|Apache-2\.0|BSD|0BSD|BlueOak|OFL|CC0|CC-BY-4|MPL-2\.0|Python-2\.0|PSF-2\.0|Unlicense|WTFPL|Zlib)/.test(
            licence,
          ),
      ),
    ).toEqual([]);
  });
});
