import { type Attributes, entriesOf, textOf, textsOf } from '../content-attribute';
import { RichText } from './rich-text';

/** Lead and sections of one legal text, below its heading. */
export function LegalText({ entry }: { readonly entry: Attributes }) {
  return (
    <>
      <p className="k-small k-muted">
        Version {textOf(entry, 'version')}, last changed {textOf(entry, 'updated')}
      </p>
      <p className="k-lead">{textOf(entry, 'content')}</p>
      {entriesOf(entry, 'sections').map((section) => (
        <section key={textOf(section, 'heading')}>
          <h2>{textOf(section, 'heading')}</h2>
          {textsOf(section, 'paragraphs').map((paragraph) => (
            <RichText key={paragraph} value={paragraph} />
          ))}
        </section>
      ))}
    </>
  );
}
