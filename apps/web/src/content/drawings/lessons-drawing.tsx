import { Drawing, type DrawingProps } from './drawing';

const CHAPTERS = [
  { name: 'Getting paid on time', minutes: '12 min', done: true },
  { name: 'What an hour costs you', minutes: '9 min', done: true },
  { name: 'Pricing a job', minutes: '14 min', done: false },
  { name: 'Stock that stands still', minutes: '11 min', done: false },
] as const;

/** A short list of lessons, the next one marked. */
export function LessonsDrawing({ label }: DrawingProps) {
  return (
    <Drawing label={label}>
      <text className="kd-strong" x="40" y="48">
        Chosen from your weakest scores
      </text>
      {CHAPTERS.map(({ name, minutes, done }, index) => (
        <g key={name} transform={`translate(0 ${index * 56})`}>
          <rect className={index === 2 ? 'kd-soft' : 'kd-well'} x="28" y="72" width="424" height="44" rx="8" />
          {done && <path className="kd-tick" d="M46 94l6 6 11-12" />}
          {index === 2 && <circle className="kd-rivet" cx="54" cy="94" r="6" />}
          {index === 3 && <circle className="kd-frame" cx="54" cy="94" r="6" />}
          <text className={index === 2 ? 'kd-strong' : undefined} x="80" y="99">
            {name}
          </text>
          <text className="kd-small kd-end" x="436" y="99">
            {minutes}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
