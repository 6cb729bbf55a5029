import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every package from outside that a lock file names, once for each version, in a stable order.
 *
 * @returns {{ name: string, version: string, licence: string, sha512: string, isDevelopment: boolean, runsScript: boolean }[]}
 */
export function componentsOf(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${entry.version}`;
    const isDevelopment = Boolean(entry.dev || entry.devOptional) && (found.get(key)?.isDevelopment ?? true);
    found.set(key, {
      name,
      version: entry.version,
      licence: entry.license ?? 'unknown',
      sha512: Buffer.from((entry.integrity ?? '').replace(/^sha512-/, ''), 'base64').toString('hex'),
      isDevelopment,
      runsScript: Boolean(entry.hasInstallScript),
    });
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}
