import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registries } from './registries.mjs';

const PROGRAM = join(__dirname, 'slices.mjs');

describe('the registries made from the slices', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'slices-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const made = (into: string): { readonly text: string; readonly faults: readonly string[] } => {
    const faults: string[] = [];
    const registry = registries.find((each) => each.into === into);
    return { text: registry?.make(root, faults) ?? '', faults };
  };

  it('know the events of a new slice', () => {
    write(
      'libs/domain/src/lessons/lessons.events.ts',
      'export const lessonEventDefinitions: EventDefinitions<LessonEvent> = {};',
    );
    const { text, faults } = made('libs/domain/src/catalogue/event-definitions.gen.ts');
    expect(text).toContain("import { lessonEventDefinitions, type LessonEvent } from '../lessons/lessons.events';");
    expect(faults).toEqual([]);
  });

  it('say which file keeps its events to itself', () => {
    write('libs/domain/src/lessons/lessons.events.ts', 'export type LessonEvent = never;');
    const { faults } = made('libs/domain/src/catalogue/event-definitions.gen.ts');
    expect(faults).toEqual([
      'libs/domain/src/lessons/lessons.events.ts exports no `…EventDefinitions`: its events would be missing from the catalogue',
    ]);
  });

  it('tell routes of one name apart by their slices', () => {
    for (const slice of ['lessons', 'quizzes'])
      write(`libs/contracts/src/${slice}/${slice}.contract.ts`, 'export const listContract = defineRoute();');
    const { text } = made('libs/contracts/src/routes/routes.gen.ts');
    expect(text).toContain("import { listContract as lessonsListContract } from '../lessons/lessons.contract';");
    expect(text).toContain("import { listContract as quizzesListContract } from '../quizzes/quizzes.contract';");
  });

  it('say where the module of a slice should stand', () => {
    write('apps/api/src/lessons/lessons.controller.ts', '');
    const { faults } = made('apps/api/src/modules.gen.ts');
    expect(faults).toEqual(['apps/api/src/lessons/lessons.module.ts is missing: nothing would serve the slice']);
  });

  it('leave out what only tests stand on', () => {
    write(
      'libs/read-models/src/lessons/testing/toy.table.ts',
      "export const toyTable = defineTable<Toy>({\n  name: 'toys'",
    );
    write(
      'libs/read-models/src/lessons/lessons.table.ts',
      "export const lessonsTable = defineTable<Row>({\n  name: 'lessons'",
    );
    const { text } = made('libs/read-models/src/tables.gen.ts');
    expect(text).toContain('readonly lessons: RowOf<typeof lessonsTable>;');
    expect(text).not.toContain('toy');
  });

  it('are what the program would write, and it says what to run where they are not', () => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--check'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    write(
      'libs/domain/src/lessons/lessons.events.ts',
      'export const lessonEventDefinitions: EventDefinitions<LessonEvent> = {};',
    );
    const elsewhere = spawnSync(process.execPath, [PROGRAM, '--check', root], { encoding: 'utf8' });
    expect(elsewhere.status).toBe(1);
    expect(elsewhere.stderr).toContain(
      'libs/domain/src/catalogue/event-definitions.gen.ts does not know every slice: run `npm run slices`',
    );
  });
});
