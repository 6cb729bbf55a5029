import { type Attributes, textOf } from '../../../content/content-attribute';

export function ThreeSteps({ entries }: { readonly entries: readonly Attributes[] }) {
  return (
    <section className="k-wrap-wide k-three" aria-label="How it helps">
      {entries.map((entry, index) => (
        <div key={index}>
          <span className="k-three-number">{index + 1}</span>
          <h2>{textOf(entry, 'heading')}</h2>
          <p>{textOf(entry, 'content')}</p>
        </div>
      ))}
    </section>
  );
}
