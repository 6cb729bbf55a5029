import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import { CashChart } from './cash-chart';
import type { ChartData } from './chart-data';
import { LineChart } from './line-chart';
import { SparkLine } from './spark-line';
import { StackChart } from './stack-chart';

const monthly = (values: readonly (number | null)[], before: readonly (number | null)[] = []): ChartData => ({
  title: 'Sales/Revenue',
  unit: 'pounds',
  pointsAre: 'Month',
  points: values.map((_, index) => ({ key: `${index}`, label: `M${index + 1}`, longLabel: `Month ${index + 1}` })),
  series: [
    { name: 'This Year', tone: 1, values },
    { name: 'Last Year', tone: 5, values: before },
  ],
});

const point = (name: string) => screen.getByRole('img', { name });
const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((mark) => mark.getAttribute('d') ?? '');

describe('charts', () => {
  it('tells each point in words, and goes from one to the next by the arrow keys', async () => {
    const user = userEvent.setup({ delay: null });
    render(<BarChart data={monthly([100, 200, null], [90, 180, 170])} />);
    const chart = screen.getByRole('group', { name: 'Sales/Revenue, 3 points' });
    await user.tab();
    expect(point('Month 3: This Year -, Last Year £170.0')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(point('Month 2: This Year £200.0, Last Year £180.0')).toHaveFocus();
    expect(within(chart).getByText('£200.0')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(chart).queryByText('£200.0')).not.toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(point('Month 1: This Year £100.0, Last Year £90.0')).toHaveFocus();
    await user.tab();
    expect(chart).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('draws no line across a missing month', () => {
    const { container } = render(<LineChart data={monthly([10, 20, null, 30, 40], [])} />);
    const [line = ''] = marks(container).filter((d) => d !== '');
    expect(line.match(/M/g)).toHaveLength(2);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  it('marks a month that stands alone between gaps', () => {
    const { container } = render(<LineChart data={monthly([10, null, 30, null, 50], [])} />);
    expect(container.querySelectorAll('circle')).toHaveLength(4);
  });

  it('hatches a loss below the line', () => {
    const { container } = render(<BarChart data={monthly([-50, 100])} />);
    const fills = [...container.querySelectorAll<SVGElement>('path')].map((mark) => mark.style.fill);
    expect(fills.some((fill) => fill.startsWith('url('))).toBe(true);
    expect(screen.getByText('−£40')).toBeInTheDocument();
  });

  it('[FIN-14~] is as wide as its points need, and scrolls to the newest', () => {
    const { container } = render(
      <CashChart
        pxPerPoint={59}
        data={{
          ...monthly(Array.from({ length: 31 }, () => 5)),
          series: ['Cash in', 'Cash out', 'Net movement'].map((name, index) => ({
            name,
            tone: ([1, 5, 6] as const)[index] ?? 1,
            values: Array.from({ length: 31 }, () => 5),
          })),
        }}
      />,
    );
    expect(container.querySelector<HTMLElement>('.k-chart-plot')?.style.width).toBe(`${31 * 59}px`);
  });

  it('leaves a name out that the edge would cut until it is scrolled to', () => {
    const { container } = render(
      <LineChart pxPerPoint={59} data={monthly(Array.from({ length: 31 }, (_, index) => index))} />,
    );
    const scrollTo = (scrollLeft: number): void => {
      const [scroller] = container.querySelectorAll('.k-chart-scroll');
      if (scroller) fireEvent.scroll(scroller, { target: { scrollLeft } });
    };
    scrollTo(20);
    expect(screen.getByText('M1')).not.toHaveAttribute('visibility');
    scrollTo(30);
    expect(screen.getByText('M1')).toHaveAttribute('visibility', 'hidden');
    expect(screen.getByText('M2')).not.toHaveAttribute('visibility');
  });

  it('writes a share into its segment', () => {
    render(
      <StackChart
        data={{
          ...monthly([25, 30], [75, 90]),
          unit: 'percent',
          series: [
            { name: 'Payroll', tone: 3, values: [25, 40] },
            { name: 'Profit before tax', tone: 1, values: [75, -20] },
          ],
        }}
      />,
    );
    for (const share of ['25.0%', '75.0%', '40.0%', '−20.0%']) expect(screen.getByText(share)).toBeInTheDocument();
  });

  it('keeps noise flat in a small chart, and draws nothing from nothing', () => {
    const { container, rerender } = render(<SparkLine values={[100, 100.1, 100]} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    const heights = [...(marks(container)[0] ?? '').matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    act(() => rerender(<SparkLine values={[null]} />));
    expect(container).toBeEmptyDOMElement();
  });
});
