import { type Attributes, entriesOf, textOf, textsOf } from '../content-attribute';
import { RichText } from './rich-text';

interface LegalTextProps {
  readonly entry: Attributes;
  /** One below the heading over the text. */
  readonly heading: 'h2' | 'h3';
}

/** Lead and sections of one legal text, below its heading. */
export function LegalText({ entry, heading: Heading }: LegalTextProps) {
  return (
    <>
      <p className="k-small k-muted">
        Version {textOf(entry, 'version')}, last changed {textOf(entry, 'updated')}
      </p>
      <p className="k-lead">{textOf(entry, 'content')}</p>
      {entriesOf(entry, 'sections').map((section) => (
        <section key={textOf(section, 'heading')}>
          <Heading>{textOf(section, 'heading')}</Heading>
          {textsOf(section, 'paragraphs').map((paragraph) => (
            <RichText key={paragraph} value={paragraph} />
          ))}
        </section>
      ))}
    </>
  );
}
