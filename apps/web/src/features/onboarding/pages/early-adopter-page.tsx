import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FiguresStepView } from '../components/figures-step';
import type { FiguresStep } from '../figures-steps';

interface EarlyAdopterPageProps {
  /** What each of the two steps shows. */
  readonly figures: Readonly<Record<FiguresStep, ReactNode>>;
}

/** Two steps share this address: the comparison with the sector, and with `step=kpi` the key performance indicators. */
export function EarlyAdopterPage({ figures }: EarlyAdopterPageProps) {
  const [query] = useSearchParams();
  const step = query.get('step') === 'kpi' ? 'kpi' : 'earlyLaunch';
  return (
    <FiguresStepView key={step} step={step}>
      {figures[step]}
    </FiguresStepView>
  );
}
