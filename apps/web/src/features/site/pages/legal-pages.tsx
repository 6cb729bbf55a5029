import { ContentPage } from '../../../content/components/content-page';
import { LegalText } from '../../../content/components/legal-text';
import { textOf } from '../../../content/content-attribute';
import { CONTENT } from '../../../content/content-pages';
import { type LegalTextName, legalTextOf } from '../../../content/legal-texts';
import '../../../ui/page/text-column.css';
import './legal-pages.css';

function LegalPage({ text }: { readonly text: LegalTextName }) {
  return (
    <ContentPage name={CONTENT.terms}>
      {({ entries }) => {
        const entry = legalTextOf(entries, text) ?? {};
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
  return <LegalPage text="terms" />;
}

export function PrivacyPage() {
  return <LegalPage text="privacy" />;
}
