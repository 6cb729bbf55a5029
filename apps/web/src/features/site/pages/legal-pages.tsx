import { ContentPage } from '../../../content/components/content-page';
import { LegalText } from '../../../content/components/legal-text';
import { textOf } from '../../../content/content-attribute';
import { CONTENT } from '../../../content/content-pages';
import '../../../ui/page/text-column.css';
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
            <LegalText entry={entry} heading="h2" />
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
