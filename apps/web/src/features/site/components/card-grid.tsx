import { Card } from '../../../ui/card/card';
import { RichText } from '../../../content/components/rich-text';
import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';

interface CardGridProps {
  readonly heading: string;
  readonly lead: unknown;
  readonly entries: readonly Attributes[];
}

/** Short texts side by side. */
export function CardGrid({ heading, lead, entries }: CardGridProps) {
  return (
    <section className="k-wrap-wide k-site-band">
      <h2 className="k-display">{heading}</h2>
      <div className="k-soft">
        <RichText value={lead} />
      </div>
      <div className="k-site-grid">
        {entries.map((entry, index) => (
          <Card key={index}>
            <h3>{textOf(entry, 'heading')}</h3>
            <div className="k-soft">
              <RichText value={valueOf(entry, 'content')} />
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
