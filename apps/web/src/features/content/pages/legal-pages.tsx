import { ContentPage } from '../components/content-page';
import { RichText } from '../components/rich-text';
import { entriesOf, textOf, textsOf } from '../content-attribute';
import { CONTENT } from '../content-pages';
import './legal-pages.css';

/** Items 0 and 1 of the terms response are terms and privacy. */
function LegalPage({ item }: { readonly item: 0 | 1 }) {
  return (
    <ContentPage name={CONTENT.terms}>
      {({ entries }) => {
        const entry = entries[item] ?? {};
        return (
          <article className="k-wrap-text k-legal">
            <h1 tabIndex={-1}>{textOf(entry, 'heading')}</h1>
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
          </article>
        );
      }}
    </ContentPage>
  );
}

export function TermsPage() {
  return <LegalPage item={0} />;
}

export function PrivacyPage() {
  return <LegalPage item={1} />;
}
