import { RichText } from '../../../content/components/rich-text';
import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';

export function ThreeSteps({ entries }: { readonly entries: readonly Attributes[] }) {
  return (
    <section className="k-wrap-wide k-three" aria-label="How it helps">
      {entries.map((entry, index) => (
        <div key={index}>
          <span className="k-three-number">{index + 1}</span>
          <h2>{textOf(entry, 'heading')}</h2>
          <RichText value={valueOf(entry, 'content')} />
        </div>
      ))}
    </section>
  );
}
