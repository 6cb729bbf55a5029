import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { RichText } from '../../../content/components/rich-text';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { type PageContent, useContent } from '../../../content/use-content';
import { ContactForm } from '../components/contact-form';
import { topicOf } from '../contact-values';
import './contact-page.css';

export function ContactPage() {
  const content = useContent(CONTENT.contact);
  const [query] = useSearchParams();
  const { status, viewer } = useSession((session) => session);
  const topic = topicOf(query);
  return (
    <div className="k-wrap-wide k-contact">
      <ContentIntro content={content} fallback="Contact us" />
      <div className="k-contact-parts">
        <Card>
          <ContactForm key={`${status} ${topic}`} viewer={viewer} topic={topic} />
        </Card>
        {content.ready && <Ways content={content} />}
      </div>
    </div>
  );
}

function Ways({ content: { text, value } }: { readonly content: PageContent }) {
  const address = text('contact');
  return (
    <div className="k-contact-ways">
      <section>
        <h2>{text('emailHeading')}</h2>
        <p>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
      </section>
      <section>
        <h2>{text('hoursHeading')}</h2>
        <RichText value={value('hours')} />
      </section>
      <section>
        <h2>{text('securityHeading')}</h2>
        <RichText value={value('securityContent')} />
      </section>
    </div>
  );
}
