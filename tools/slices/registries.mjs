import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, importsOf, slicesOf } from './exports.mjs';

const list = (name, found) =>
  `export const ${name} = [\n${found.map((each) => `  ${each.name},`).join('\n')}\n] as const;`;

/**
 * The registries of the product, each a file made from what the slices export by convention. `make` answers the file's
 * text, and adds to `faults` what a slice has got wrong.
 */
export const registries = [
  {
    into: 'libs/domain/src/catalogue/event-definitions.gen.ts',
    make(root, faults) {
      const eventFiles = { area: 'libs/domain/src', ending: '.events.ts', into: this.into };
      const definitions = exportsOf(
        root,
        {
          ...eventFiles,
          pattern: /export const (\w+EventDefinitions): EventDefinitions<(\w+)>/g,
          required: 'exports no `…EventDefinitions`: its events would be missing from the catalogue',
        },
        faults,
      );
      const retired = exportsOf(
        root,
        { ...eventFiles, ending: '.upcasters.ts', pattern: /export const (\w+RetiredEvents)\b/g },
        faults,
      );
      const events = definitions.map(({ match, ...each }) => ({ ...each, name: match[2] }));
      const imported = [...definitions, ...events.map(({ name, ...each }) => ({ ...each, name: `type ${name}` }))];
      return [
        importsOf([...imported, ...retired]),
        `/** Any event of the product. */\nexport type CatalogueEvent =\n${events.map(({ name }) => `  | ${name}`).join('\n')};`,
        `/** The event types of every slice. */\n${list('eventDefinitions', definitions)}`,
        `/** Event types that are read but no longer written, with the way to their successors. */\n${list('retiredDefinitions', retired)}`,
      ].join('\n\n');
    },
  },
  {
    into: 'libs/contracts/src/routes/routes.gen.ts',
    make(root, faults) {
      const contracts = exportsOf(
        root,
        {
          area: 'libs/contracts/src',
          ending: '.contract.ts',
          pattern: /export const (\w+Contract) = defineRoute\(/g,
          into: this.into,
        },
        faults,
      );
      const named = aliased(contracts);
      return `${importsOf(named)}\n\n/** Every route of the product. */\nexport const routeContracts = [\n${named.map(({ local }) => `  ${local},`).join('\n')}\n] as const;`;
    },
  },
  {
    into: 'libs/contracts/src/live/live-topics.gen.ts',
    make(root, faults) {
      const topics = exportsOf(
        root,
        {
          area: 'libs/contracts/src',
          ending: '.topics.ts',
          pattern: /export const (\w+Topics) = defineTopics\(/g,
          required: 'exports no `…Topics = defineTopics(…)`: no page would hear of them',
          into: this.into,
          except: ['wire'],
        },
        faults,
      );
      return `${importsOf(topics)}\n\n/** What pages may be told to read again. */\nexport const liveTopics = {\n${topics.map(({ name }) => `  ...${name},`).join('\n')}\n} as const;`;
    },
  },
  {
    into: 'libs/read-models/src/tables.gen.ts',
    make(root, faults) {
      const tables = exportsOf(
        root,
        {
          area: 'libs/read-models/src',
          ending: '.table.ts',
          pattern: /export const (\w+Table) = defineTable<\w+>\(\{\s*name: '(\w+)'/g,
          required: "exports no `…Table = defineTable<…>({ name: '…', … })`: no query could name it",
          into: this.into,
        },
        faults,
      );
      return [
        `${importsOf(tables)}\nimport type { RowOf, TableDefinition } from './table';`,
        `/** The rows of every slice's tables, by the table's name. */\nexport interface SliceTables {\n${tables.map(({ name, match }) => `  readonly ${match[2]}: RowOf<typeof ${name}>;`).join('\n')}\n}`,
        `/** The tables of every slice. */\nexport const sliceTables: readonly TableDefinition<never>[] = [\n${tables.map(({ name }) => `  ${name},`).join('\n')}\n];`,
      ].join('\n\n');
    },
  },
  {
    into: 'apps/api/src/modules.gen.ts',
    make(root, faults) {
      const area = 'apps/api/src';
      // Not slices: what every slice stands on, and what tests stand on.
      const except = ['platform', 'books', 'testing'];
      for (const slice of slicesOf(root, area)) {
        const file = `${area}/${slice}/${slice}.module.ts`;
        if (!except.includes(slice) && !existsSync(join(root, file)))
          faults.push(`${file} is missing: nothing would serve the slice`);
      }
      const modules = slicesOf(root, area)
        .filter((slice) => !except.includes(slice) && existsSync(join(root, `${area}/${slice}/${slice}.module.ts`)))
        .flatMap((slice) =>
          exportsOf(
            root,
            {
              area,
              ending: `${slice}.module.ts`,
              pattern: /export class (\w+Module)\b/g,
              required: 'exports no `…Module`',
              into: this.into,
            },
            faults,
          ).filter((each) => each.from === `./${slice}/${slice}.module`),
        );
      return `${importsOf(modules)}\n\n/** One module a slice. */\n${list('sliceModules', modules)}`;
    },
  },
  {
    into: 'apps/projectors/src/registry.gen.ts',
    make(root, faults) {
      const of = (ending, pattern, required) =>
        exportsOf(
          root,
          { area: 'apps/projectors/src', ending, pattern, required, into: this.into, except: ['runtime', 'migration'] },
          faults,
        );
      const projections = of(
        '.projection.ts',
        /export const (\w+Projection)\b/g,
        'exports no `…Projection`: no worker would run it',
      );
      const reactors = of(
        '.reactor.ts',
        /export const (\w+Reactor)\b/g,
        'exports no `…Reactor`: no worker would run it',
      );
      const jobs = of('.job.ts', /export const (\w+Job)\b/g, 'exports no `…Job`: no worker would run it');
      const schedules = of('.job.ts', /export const (\w+Schedule): Schedule\b/g);
      const wrapped = (name, wrap, found) =>
        `export const ${name} = [\n${found.map((each) => `  ${wrap}(${each.name}),`).join('\n')}\n] as const;`;
      return [
        `${importsOf([...projections, ...reactors, ...jobs, ...schedules])}\nimport { jobHandler, projection, reactor } from './runtime/registration';`,
        wrapped('sliceProjections', 'projection', projections),
        wrapped('sliceReactors', 'reactor', reactors),
        wrapped('sliceJobs', 'jobHandler', jobs),
        `/** The jobs that come by the clock. */\n${list('sliceSchedules', schedules)}`,
      ].join('\n\n');
    },
  },
  {
    into: 'apps/projectors/src/history/history-words.gen.ts',
    make(root, faults) {
      const words = exportsOf(
        root,
        {
          area: 'apps/projectors/src',
          ending: '.history.ts',
          pattern: /export const (\w+History): HistoryWords</g,
          required: 'exports no `…History: HistoryWords<…>`: the history would have no words for its events',
          into: this.into,
        },
        faults,
      );
      return `${importsOf(words)}\n\n/** How the events of the slices read in the account history. */\nexport const sliceHistory = {\n${words.map(({ name }) => `  ...${name},`).join('\n')}\n} as const;`;
    },
  },
  {
    into: 'apps/api/src/testing/fields-by-role.gen.ts',
    make(root, faults) {
      const fields = exportsOf(
        root,
        {
          area: 'apps/api/src',
          ending: '-fields.ts',
          pattern: /export const (\w+_FIELDS)\b/g,
          into: this.into,
          except: ['testing'],
          forTests: true,
        },
        faults,
      );
      return `${importsOf(fields)}\n\n/** Which roles each route that reads answers, and with which fields. */\nexport const fieldsByRole = {\n${fields.map(({ name }) => `  ...${name},`).join('\n')}\n} as const;`;
    },
  },
  {
    into: 'apps/web/src/app/feature-routes.gen.ts',
    make(root, faults) {
      const routes = exportsOf(
        root,
        {
          area: 'apps/web/src/features',
          ending: '.routes.tsx',
          pattern: /export const (\w+Routes): RouteObject\[\]/g,
          required: 'exports no `…Routes: RouteObject[]`: no address would lead to its pages',
          into: this.into,
          except: ['coming'],
        },
        faults,
      );
      const inside = routes.filter(({ name, slice }) => name === `${camel(slice)}Routes`);
      const open = routes.filter(({ name }) => name.endsWith('PublicRoutes'));
      const spread = (name, found) =>
        `export const ${name} = [\n${found.map((each) => `  ...${each.name},`).join('\n')}\n];`;
      return [
        importsOf([...inside, ...open]),
        `/** Pages inside the application's frame: the features' \`<feature>Routes\`. */\n${spread('applicationRoutes', inside)}`,
        `/** Pages in the public frame: the features' \`…PublicRoutes\`. */\n${spread('publicRoutes', open)}`,
      ].join('\n\n');
    },
  },
];

/** Names that two files export are told apart by their slices. */
function aliased(found) {
  return found.map((each) => {
    const others = found.filter(({ name, from }) => name === each.name && from !== each.from);
    if (others.length === 0) return { ...each, local: each.name };
    const local = `${camel(each.slice)}${each.name[0].toUpperCase()}${each.name.slice(1)}`;
    return { ...each, name: `${each.name} as ${local}`, local };
  });
}

const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
