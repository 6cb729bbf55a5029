import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedInputs, WhatIfInputsRow } from '@keelson/read-models/planning';
import { whatIfInputsProjection as projection } from './what-if-inputs.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/planning/golden/planning.inputs-saved.v1.json');
const { type, data } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { type: string; data: TypedInputs };
const metadata = { subjectId: 'acc_1' };
const occurredAt = new Date('2026-11-02T09:00:00.000Z');
const saved = (version: number, inputs = data) => ({ type, data: inputs, metadata, version, occurredAt });
const erased = { type: 'deletion.personal-data-erased.v1', data: {}, metadata };
const fold = (...events: readonly object[]) =>
  events.reduce<WhatIfInputsRow | undefined>(
    (row, event) => projection.evolve(row, event as never) ?? undefined,
    undefined,
  );

describe('the row of what-if inputs', () => {
  it('has what was saved last, also when the events come again', () => {
    const row = { account_id: 'acc_1', inputs: data, version: 2, saved_at: occurredAt.toISOString() };
    const before = saved(1, { ...data, lastYear: { ...data.lastYear, months: 3 } });
    expect(fold(before, saved(2))).toEqual(row);
    expect(fold(before, saved(2), before, saved(2))).toEqual(row);
  });

  it('goes with the account', () => expect(fold(saved(1), erased)).toBeUndefined());
});
