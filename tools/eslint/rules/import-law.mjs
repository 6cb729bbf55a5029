import { dirname, resolve } from 'node:path';
import { forSpecs, importLaw } from '../import-law.mjs';
import { insideRepository, projectOf, projects } from '../layout.mjs';
import { onEveryImport } from './import-sources.mjs';

const SPEC = /\.(spec|int\.spec|e2e\.spec|fixture)\.tsx?$|\/testing\/|\/conformance\//;
// Specs drive the stand-ins of the providers; the product itself never knows them.
const STAND_IN = /^(\.\.\/)+(apps\/)?sandbox\/src\/(stripe|xero|quickbooks|launcher|strapi)$/;
// What a provider's raw answers come to: calculated apart from the product, to hold it against.
const SECOND_CALCULATION = /^(\.\.\/)+libs\/calculators\/src\/testing\/raw-answers$/;
const OURS = /^@keelson\/([^/]+)/;

/** A project imports only what the table in ../import-law.mjs lets it. */
export const importLawRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      library: '{{from}} may not import {{to}}: see docs/architecture.md.',
      app: 'An app is nobody’s library: {{to}} may not be imported.',
      outside: '{{from}} may not use the package {{to}}: see docs/architecture.md.',
      across: 'Import {{to}} by its package name, not by a path.',
    },
  },
  create(context) {
    const file = insideRepository(context.filename);
    const project = file === undefined ? undefined : projectOf(file);
    const law = project === undefined ? undefined : importLaw[project.name];
    if (law === undefined) return {};
    const isSpec = SPEC.test(file);
    const libs = new Set([project.name, ...law.libs, ...(isSpec ? forSpecs.libs : [])]);
    const external = isSpec ? [...law.external, ...forSpecs.external] : law.external;
    return onEveryImport((node, source) => {
      const report = (messageId, to) => context.report({ node, messageId, data: { from: project.name, to } });
      if (source.startsWith('.')) {
        const target = projectOf(`${insideRepository(resolve(dirname(context.filename), source)) ?? ''}/`);
        const isForSpecs = isSpec && (STAND_IN.test(source) || SECOND_CALCULATION.test(source));
        if (target !== undefined && target.name !== project.name && !isForSpecs)
          report('across', `${target.kind}/${target.name}`);
        return;
      }
      const name = OURS.exec(source)?.[1];
      if (name === undefined) {
        if (!external.some((pattern) => pattern.test(source))) report('outside', source);
      } else if (projects.some((other) => other.kind === 'apps' && other.name === name)) {
        report('app', source);
      } else if (!libs.has(name)) {
        report('library', name);
      }
    });
  },
};
