// The built product, as its own processes load it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An entry of a library: `library('event-store/codec')`. */
export const library = (entry) => require(`@keelson/${entry}`);

/** A module of an app, by its path below the built sources: `app('projectors', 'registry')`. */
export const app = (name, path) => require(`../../apps/${name}/dist/${path}.js`);
