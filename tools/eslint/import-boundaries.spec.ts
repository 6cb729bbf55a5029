import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Fixture {
  readonly says: string;
  readonly path: string;
  readonly code: string;
  readonly breaks: readonly string[];
}

const tags = '@nx/enforce-module-boundaries';

const fixtures: readonly Fixture[] = [
  {
    says: 'a library may not know a library outside its row',
    path: 'libs/domain/src/onboarding/astray.ts',
    code: "import { readModels } from '@keelson/read-models';\nexport const x = readModels;\n",
    breaks: [tags, 'keelson/import-law'],
  },
  {
    says: 'the vocabulary stands on nothing',
    path: 'libs/vocabulary/src/astray.ts',
    code: "import { pence } from '@keelson/kernel';\nexport const x = pence(1);\n",
    breaks: [tags, 'keelson/import-law'],
  },
  {
    says: 'a library may not know an app',
    path: 'libs/contracts/src/onboarding/astray.ts',
    code: "import { x } from '@keelson/api';\nexport const y = x;\n",
    breaks: ['keelson/import-law'],
  },
  {
    says: 'a library may not reach into an app by path',
    path: 'libs/contracts/src/onboarding/astray.ts',
    code: "import { x } from '../../../../apps/api/src/main';\nexport const y = x;\n",
    breaks: [tags, 'keelson/import-law'],
  },
  {
    says: 'the web app may not know the event store',
    path: 'apps/web/src/features/onboarding/astray.ts',
    code: "import type { EventStore } from '@keelson/event-store';\nexport type X = EventStore;\n",
    breaks: [tags, 'keelson/import-law'],
  },
  {
    says: 'a slice of a library may not know its neighbour',
    path: 'libs/domain/src/onboarding/astray.ts',
    code: "import { x } from '../accounts';\nexport const y = x;\n",
    breaks: ['keelson/slice-fence'],
  },
  {
    says: 'a slice of an app may not know its neighbour',
    path: 'apps/api/src/onboarding/astray.ts',
    code: "import { x } from '../accounts/accounts.module';\nexport const y = x;\n",
    breaks: ['keelson/slice-fence'],
  },
  {
    says: 'a foundation of an app may not know a slice',
    path: 'apps/api/src/platform/astray.ts',
    code: "import { x } from '../accounts/accounts.module';\nexport const y = x;\n",
    breaks: ['keelson/slice-fence'],
  },
  {
    says: 'a slice may not take the way round through the package name',
    path: 'libs/contracts/src/onboarding/astray.ts',
    code: "import { x } from '@keelson/contracts/accounts';\nexport const y = x;\n",
    breaks: [tags, 'keelson/slice-fence'],
  },
  {
    says: 'a feature of the web app may not know its neighbour',
    path: 'apps/web/src/features/onboarding/astray.ts',
    code: "export const load = () => import('../accounts/accounts.routes');\n",
    breaks: ['keelson/web-floors'],
  },
  {
    says: 'a folder of the web app may not import from a floor above it',
    path: 'apps/web/src/ui/card/astray.ts',
    code: "import type { Viewer } from '../../session/viewer';\nexport type X = Viewer;\n",
    breaks: ['keelson/web-floors'],
  },
  {
    says: 'a feature of the web app may not know the shell',
    path: 'apps/web/src/features/onboarding/astray.ts',
    code: "export { Root } from '../../shell/root';\n",
    breaks: ['keelson/web-floors'],
  },
  {
    says: 'a folder of the web app needs its floor',
    path: 'apps/web/src/astray/astray.ts',
    code: "export { Card } from '../ui/card/card';\n",
    breaks: ['keelson/web-floors'],
  },
  {
    says: 'the web app uses what is made for tests in tests alone',
    path: 'apps/web/src/app/astray.ts',
    code: "export { serveApi } from '../testing/serve-api';\n",
    breaks: ['keelson/web-floors'],
  },
  {
    says: 'tests of the web app stand on every floor',
    path: 'apps/web/src/client/at-home.spec.ts',
    code: "import { createStore } from '../app/store';\nimport { serveApi } from '../testing/serve-api';\nexport const x = [createStore, serveApi];\n",
    breaks: [],
  },
  {
    says: 'a test of the web app may not cast an answer past its type',
    path: 'apps/web/src/features/onboarding/astray.spec.tsx',
    code: "import acme from './testing/acme.json';\nexport const x = acme as unknown as { name: string };\n",
    breaks: ['no-restricted-syntax'],
  },
  {
    says: 'nor may what is made for tests',
    path: 'apps/web/src/features/onboarding/testing/astray.ts',
    code: "import acme from './acme.json';\nexport const x = acme as unknown as { name: string };\n",
    breaks: ['no-restricted-syntax'],
  },
  {
    says: 'an address of a page is written in one place',
    path: 'apps/web/src/features/onboarding/astray.tsx',
    code: 'import { Link } from \'react-router-dom\';\nexport const X = () => <Link to="/terms">Terms</Link>;\n',
    breaks: ['keelson/page-paths'],
  },
  {
    says: 'an address with a parameter is built in one place',
    path: 'apps/web/src/features/onboarding/astray.ts',
    code: 'export const replayOf = (id: string) => `/journeys/${id}/replay`;\n',
    breaks: ['keelson/page-paths'],
  },
  {
    says: 'the domain is pure',
    path: 'libs/domain/src/onboarding/astray.ts',
    code: "import { z } from 'zod';\nimport { readFileSync } from 'node:fs';\nexport const x = [z, readFileSync];\n",
    breaks: ['keelson/import-law'],
  },
  {
    says: 'only specs may use the test database',
    path: 'libs/vault/src/astray.ts',
    code: "import { freshDatabase } from '@keelson/test-database';\nexport const x = freshDatabase;\n",
    breaks: ['keelson/import-law'],
  },
  {
    says: 'a controller method needs a contract',
    path: 'apps/api/src/onboarding/astray.controller.ts',
    code: "import { Controller } from '@nestjs/common';\n@Controller()\nexport class Astray {\n  read(): void {}\n}\n",
    breaks: ['keelson/controller-handles'],
  },
  {
    says: 'a second way to decide and append is none',
    path: 'apps/projectors/src/onboarding/astray.ts',
    code: 'export const astray = async (store, codec, decider, command, streamId) => {\n  const events = await codec.decode(await store.readStream(streamId));\n  const state = events.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);\n  const decision = decider.decide(command, state);\n  return store.append({ streamId, expectedVersion: events.length, events: decision.value });\n};\n',
    breaks: ['keelson/one-runner'],
  },
  {
    says: 'nor is appending alone, under whatever name',
    path: 'apps/api/src/onboarding/astray.ts',
    code: 'export const astray = (log, events) => log.append({ streamId: "a-1", expectedVersion: 0, events });\n',
    breaks: ['keelson/one-runner'],
  },
  {
    says: 'nor is folding alone',
    path: 'apps/api/src/onboarding/astray.ts',
    code: "import { onboardingDecider } from '@keelson/domain/onboarding';\nconst { initialState } = onboardingDecider;\nexport const astray = (events) => events.reduce(onboardingDecider.evolve, initialState);\n",
    breaks: ['keelson/one-runner'],
  },
  {
    says: 'what the law allows passes',
    path: 'apps/api/src/onboarding/at-home.ts',
    code: "import { decider } from '@keelson/domain/onboarding';\nimport { PERMISSIONS } from '@keelson/vocabulary';\nimport { Caller } from '../platform/access/caller';\nexport const x = [decider, PERMISSIONS, Caller];\n",
    breaks: [],
  },
];

describe('import boundaries', () => {
  const lint = spawnSync(process.execPath, [join(__dirname, 'lint-fixtures.mjs')], {
    cwd: join(__dirname, '../..'),
    input: JSON.stringify(fixtures),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
  });
  const broken = (): string[][] => {
    if (lint.status !== 0) throw new Error(lint.stderr);
    return JSON.parse(lint.stdout) as string[][];
  };

  it.each(fixtures.map((fixture, index) => [fixture.says, index, fixture.breaks] as const))(
    '%s',
    (_, index, breaks) => {
      expect(broken()[index]).toEqual(breaks);
    },
  );
});
