import { type ChartSeries, toneColour } from './chart-data';

interface ChartLegendProps {
  readonly series: readonly (Pick<ChartSeries, 'name' | 'tone' | 'dashed'> & { readonly line?: boolean })[];
}

export const ChartLegend = ({ series }: ChartLegendProps) => (
  <ul className="k-chart-legend">
    {series.map(({ name, tone, dashed, line }) => (
      <li key={name}>
        <i
          className={line ? `k-chart-key-line ${dashed ? 'k-chart-key-dashed' : ''}` : ''}
          style={{ color: toneColour(tone) }}
        />
        {name}
      </li>
    ))}
  </ul>
);
