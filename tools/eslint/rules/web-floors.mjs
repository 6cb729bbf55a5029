import { dirname, resolve } from 'node:path';
import { floorOf, floors } from '../floors.mjs';
import { insideRepository } from '../layout.mjs';
import { onEveryImport } from './import-sources.mjs';

/** In the web app a folder imports only from floors below it, and a feature from no other feature. */
export const webFloorsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unplaced: 'The folder {{from}} has no place in tools/eslint/floors.mjs.',
      upward: '{{from}} may not import from {{to}}, which stands above it: see tools/eslint/floors.mjs.',
      crossed:
        'The feature {{from}} may not import from the feature {{to}}: what two share moves below them, or app/ composes them.',
      forTests: 'Only tests may use {{to}}.',
    },
  },
  create(context) {
    const file = insideRepository(context.filename);
    const own = file === undefined ? undefined : floorOf(file);
    if (own === undefined) return {};
    const height = floors.indexOf(own.folder);
    return onEveryImport((node, source) => {
      if (!source.startsWith('.')) return;
      const path = insideRepository(resolve(dirname(context.filename), source));
      const report = (messageId, from, to) => context.report({ node, messageId, data: { from, to } });
      if (path?.includes('/testing/')) return report('forTests', own.folder, path);
      const other = path === undefined ? undefined : floorOf(path);
      if (other === undefined) return;
      const otherHeight = floors.indexOf(other.folder);
      if (height < 0 || otherHeight < 0) report('unplaced', height < 0 ? own.folder : other.folder);
      else if (otherHeight > height) report('upward', own.folder, other.folder);
      else if (own.feature !== other.feature && own.folder === other.folder)
        report('crossed', own.feature, other.feature);
    });
  },
};
