import type { Explanation } from '../../ui/explain/explanation';
import { besideSectorOf } from './sector-explanation';
import { acmeMetrics } from './testing/acme-dashboard';

const own: Explanation = {
  title: 'Turnover/Employee',
  value: '£92,000',
  period: '12 months to October 2026',
  meaning: 'Sales of a year for each person who works with you.',
  steps: [{ text: 'Sales (turnover)', value: '£690,000' }],
  result: { text: 'Turnover ÷ employees', value: '£92,000' },
  notes: [],
  groups: [{ name: 'Sales (turnover)', lines: [], total: { text: 'Together', value: '£690,000.00' } }],
  imports: [],
  facts: [],
};
const metric = (key: string) => acmeMetrics.metrics.find((each) => each.key === key)!;

describe('a figure beside the sector', () => {
  it('is told by how many companies there are, the thirds that they make, and its own lines', () => {
    const told = besideSectorOf(own, metric('turnOverPerEmp'), 'Construction');
    expect(told.steps).toEqual([
      { text: 'Companies compared, yours apart', value: '9' },
      { text: 'Upper third on average, about £104,000 to £140,000', value: '£123,333' },
      { text: 'Middle third on average, about £77,500 to £104,000', value: '£91,833' },
      { text: 'Lower third on average, about £45,000 to £77,500', value: '£58,333' },
      { text: 'Yours', value: '£92,000' },
    ]);
    expect(told.result.value).toBe('Middle third');
    expect(told.notes[0]).toContain('Left out: companies without turnover');
    expect(told.sides).toEqual([
      { title: 'Your own figure', steps: own.steps, result: own.result, groups: own.groups },
    ]);
  });

  it('tells no bound that would give the outermost company away', () => {
    const few = { ...metric('turnOverPerEmp'), highest33To: null, lowest33From: null };
    const steps = besideSectorOf(own, few, 'Construction').steps.map(({ text }) => text);
    expect(steps[1]).toBe('Upper third on average, from about £104,000');
    expect(steps[3]).toBe('Lower third on average, to about £77,500');
  });

  it('says why there is no comparison with fewer than six', () => {
    const told = besideSectorOf(own, metric('tradeCreditorsDays'), 'Construction');
    expect(told.steps).toEqual([]);
    expect(told.result).toEqual({ text: 'No comparison', value: '-' });
    expect(told.notes[0]).toContain('At least six companies');
  });
});
