import { controllerHandlesRule } from './rules/controller-handles.mjs';
import { fileNameRule } from './rules/file-name.mjs';
import { iconElementRule } from './rules/icon-element.mjs';
import { importLawRule } from './rules/import-law.mjs';
import { oneRunnerRule } from './rules/one-runner.mjs';
import { pagePathsRule } from './rules/page-paths.mjs';
import { sliceFenceRule } from './rules/slice-fence.mjs';
import { themeColoursRule } from './rules/theme-colours.mjs';
import { webFloorsRule } from './rules/web-floors.mjs';

export const keelson = {
  meta: { name: 'keelson' },
  rules: {
    'controller-handles': controllerHandlesRule,
    'file-name': fileNameRule,
    'icon-element': iconElementRule,
    'import-law': importLawRule,
    'one-runner': oneRunnerRule,
    'page-paths': pagePathsRule,
    'slice-fence': sliceFenceRule,
    'theme-colours': themeColoursRule,
    'web-floors': webFloorsRule,
  },
};
