import { Card } from '../../../ui/card/card';
import { RichText } from '../../../content/components/rich-text';
import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';
import './measure-list.css';

interface MeasureListProps {
  readonly heading: string;
  readonly entries: readonly Attributes[];
}

/** What each measure says, how it is worked out, and an example. */
export function MeasureList({ heading, entries }: MeasureListProps) {
  return (
    <section className="k-wrap-wide k-site-band">
      <h2 className="k-display">{heading}</h2>
      <div className="k-site-grid">
        {entries.map((entry, index) => (
          <Card key={index} className="k-measure">
            <h3>{textOf(entry, 'heading')}</h3>
            <div className="k-soft">
              <RichText value={valueOf(entry, 'content')} />
            </div>
            <p className="k-measure-sum k-num">{textOf(entry, 'formula')}</p>
            <p className="k-small k-muted k-num">{textOf(entry, 'example')}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
