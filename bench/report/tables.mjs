import { goals, meets } from './goals.mjs';

const number = (value) => {
  if (value >= 1000) return Math.round(value).toLocaleString('en-GB');
  return value >= 100 ? String(Math.round(value)) : value.toFixed(2);
};
const range = ([least, most]) => `${number(least)}–${number(most)}`;
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

function goalCell(result) {
  const goal = goals[result.name];
  if (goal === undefined) return '';
  return meets(goal, result) ? goal.text : `${goal.text}: **missed**`;
}

function mainTable(results) {
  const shown = results.filter(({ name }) => !name.startsWith('growth-') && !name.startsWith('cost-'));
  return table(
    ['Name', 'Product', 'Beside', 'Ratio (least–most)', 'Goal'],
    shown.map((result) => [
      `\`${result.name}\``,
      `${number(result.value)} ${result.unit}`,
      result.against === null ? '' : `${number(result.against)} ${result.unit} (${result.beside})`,
      result.ratio === null
        ? `(${range(result.range.value)})`
        : `${number(result.ratio)} (${range(result.range.ratio)})`,
      goalCell(result),
    ]),
  );
}

function growthTable(results) {
  const growing = results.filter(({ bySize }) => bySize);
  if (growing.length === 0) return '';
  const sizes = growing[0].bySize.map(({ events }) => `${events.toLocaleString('en-GB')} events`);
  return table(
    ['Name', ...sizes, 'Ratio (least–most)', 'Goal'],
    growing.map((result) => [
      `\`${result.name}\``,
      ...result.bySize.map(({ ms }) => `${number(ms)} ms`),
      `${number(result.ratio)} (${range(result.range.ratio)})`,
      goalCell(result),
    ]),
  );
}

function costTable(results) {
  const costs = results.filter(({ name }) => name.startsWith('cost-'));
  return table(
    ['Name', 'With everything', 'Beside', 'Ratio (least–most)'],
    costs.map((result) => [
      `\`${result.name}\``,
      `${number(result.value)} ${result.unit}`,
      `${number(result.against)} ${result.unit} (${result.beside})`,
      `${number(result.ratio)} (${range(result.range.ratio)})`,
    ]),
  );
}

function latencyTable(results) {
  const timed = results.filter(({ latencyMs }) => latencyMs);
  const of = (numbers) => `${number(median(numbers.p50))} / ${number(median(numbers.p99))}`;
  return table(
    ['Name', 'Product p50 / p99, ms', 'Bare p50 / p99, ms'],
    timed.map((result) => [
      `\`${result.name}\``,
      of(result.latencyMs),
      result.latencyOfOtherMs ? of(result.latencyOfOtherMs) : '',
    ]),
  );
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The tables of the document, by the name of their place in it. */
export const tablesOf = (results) => ({
  results: mainTable(results),
  growth: growthTable(results),
  costs: costTable(results),
  latencies: latencyTable(results),
});
