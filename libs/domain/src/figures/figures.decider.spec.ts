import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { month } from '@keelson/kernel';
import { figuresDecider } from './figures.decider';
import type { FiguresPublished } from './figures.events';

const golden = JSON.parse(
  readFileSync(join(__dirname, 'golden/figures.published.v1.json'), 'utf8'),
) as FiguresPublished;
const state = figuresDecider.evolve(figuresDecider.initialState, golden);
const publish = (published: FiguresPublished['data']) =>
  figuresDecider.decide({ name: 'PublishFigures', published }, state);

it('publishes figures once, whatever caused them and in whatever order they come', () => {
  const reversed = Object.fromEntries(Object.entries(golden.data.figures).reverse()) as typeof golden.data.figures;
  expect(publish({ ...golden.data, figures: reversed, publishedAt: '2026-12-01T00:00:00.000Z' })).toEqual({
    ok: true,
    value: [],
  });
});

it('publishes them again when a figure, the month or the formulas changed', () => {
  const { figures } = golden.data;
  const changed = [
    { ...golden.data, figures: { ...figures, stockDays: null } },
    { ...golden.data, asAt: month('2026-11') },
    { ...golden.data, formulaVersion: 2 },
  ];
  expect(changed.map((data) => publish(data))).toEqual(
    changed.map((data) => ({ ok: true, value: [{ type: 'figures.published.v1', data }] })),
  );
});
