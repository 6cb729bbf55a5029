import { dirname, resolve } from 'node:path';
import { foundationOf, insideRepository, sliceOf } from '../layout.mjs';
import { onEveryImport } from './import-sources.mjs';

/**
 * A slice imports nothing from a neighbour in the same project: what crosses is an event, a read model or a route. A
 * foundation imports nothing from a slice, or it would be a neighbour of all.
 */
export const sliceFenceRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      crossed: 'The slice {{from}} may not import from its neighbour {{to}}.',
      upward: 'The foundation {{from}} may not import from the slice {{to}}: move what it needs below, or the file up.',
    },
  },
  create(context) {
    const file = insideRepository(context.filename);
    // A bench for tests may put several slices together, and a generated registry names all of them.
    if (file === undefined || file.includes('/testing/') || file.endsWith('.gen.ts')) return {};
    const own = sliceOf(file);
    const below = foundationOf(file);
    if (own === undefined && below === undefined) return {};
    return onEveryImport((node, source) => {
      const target = targetOf(context.filename, source);
      const other = target === undefined ? undefined : sliceOf(target);
      if (other === undefined || other.area !== (own ?? below).area) return;
      if (own === undefined)
        context.report({ node, messageId: 'upward', data: { from: below.foundation, to: other.slice } });
      else if (other.slice !== own.slice)
        context.report({ node, messageId: 'crossed', data: { from: own.slice, to: other.slice } });
    });
  },
};

function targetOf(filename, source) {
  if (source.startsWith('.')) return insideRepository(resolve(dirname(filename), source));
  const ours = /^@keelson\/([^/]+)\/(.+)$/.exec(source);
  return ours === null ? undefined : `libs/${ours[1]}/src/${ours[2]}`;
}
