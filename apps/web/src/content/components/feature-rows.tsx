import { type Attributes, textOf, valueOf } from '../content-attribute';
import { ContentImage } from './content-image';
import { RichText } from './rich-text';
import '../site-page.css';

interface FeatureRowsProps {
  readonly entries: readonly Attributes[];
  /** Steps that follow each other carry their number. */
  readonly numbered?: boolean;
}

/** Sections of a page: heading, text, and a picture beside them. */
export function FeatureRows({ entries, numbered = false }: FeatureRowsProps) {
  return entries.map((entry, index) => (
    <section key={index} className="k-wrap-wide k-feature">
      <div className="k-feature-text">
        {numbered && <span className="k-feature-number">{index + 1}</span>}
        <h2>{textOf(entry, 'heading')}</h2>
        <div className="k-soft">
          <RichText value={valueOf(entry, 'content')} />
        </div>
      </div>
      <div className="k-feature-picture">
        <ContentImage of={entry} />
      </div>
    </section>
  ));
}
