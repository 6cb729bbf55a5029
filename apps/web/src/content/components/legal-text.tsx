import { type Attributes, entriesOf, textOf, valueOf } from '../content-attribute';
import { RichText } from './rich-text';

interface LegalTextProps {
  readonly entry: Attributes;
  /** One below the heading over the text. */
  readonly heading: 'h2' | 'h3';
}

/** Lead and sections of one legal text, below its heading. */
export function LegalText({ entry, heading: Heading }: LegalTextProps) {
  const [version, updated] = [textOf(entry, 'version'), textOf(entry, 'updated')];
  return (
    <>
      <p className="k-small k-muted">
        {[version && `Version ${version}`, updated && `last changed ${updated}`].filter(Boolean).join(', ')}
      </p>
      <div className="k-lead">
        <RichText value={valueOf(entry, 'content')} />
      </div>
      {entriesOf(entry, 'sections').map((section, index) => (
        <section key={index}>
          <Heading>{textOf(section, 'heading')}</Heading>
          <RichText value={valueOf(section, 'content')} />
        </section>
      ))}
    </>
  );
}
