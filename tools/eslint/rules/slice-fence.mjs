import { dirname, resolve } from 'node:path';
import { insideRepository, sliceOf } from '../layout.mjs';
import { onEveryImport } from './import-sources.mjs';

/** A slice imports nothing from a neighbour in the same project: what crosses is an event, a read model or a route. */
export const sliceFenceRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crossed: 'The slice {{from}} may not import from its neighbour {{to}}.' },
  },
  create(context) {
    const file = insideRepository(context.filename);
    const own = file === undefined ? undefined : sliceOf(file);
    // A bench for tests may put several slices together.
    if (own === undefined || file.includes('/testing/')) return {};
    return onEveryImport((node, source) => {
      const target = targetOf(context.filename, source);
      const other = target === undefined ? undefined : sliceOf(target);
      if (other === undefined || other.area !== own.area || other.slice === own.slice) return;
      context.report({ node, messageId: 'crossed', data: { from: own.slice, to: other.slice } });
    });
  },
};

function targetOf(filename, source) {
  if (source.startsWith('.')) return insideRepository(resolve(dirname(filename), source));
  const ours = /^@keelson\/([^/]+)\/(.+)$/.exec(source);
  return ours === null ? undefined : `libs/${ours[1]}/src/${ours[2]}`;
}
