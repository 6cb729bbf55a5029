import { useSearchParams } from 'react-router-dom';
import { ComingStep } from '../components/coming-step';

/** Two steps share this address: the comparison with the sector, and with `step=kpi` the key performance indicators. */
export function EarlyAdopterPage() {
  const [query] = useSearchParams();
  const step = query.get('step') === 'kpi' ? 'kpi' : 'earlyLaunch';
  return <ComingStep key={step} step={step} />;
}
