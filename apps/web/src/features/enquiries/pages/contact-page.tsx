import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
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
        {content.ready && <Ways text={content.text} />}
      </div>
    </div>
  );
}

function Ways({ text }: { readonly text: (name: string) => string }) {
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
        <p>{text('hours')}</p>
      </section>
      <section>
        <h2>{text('securityHeading')}</h2>
        <p>{text('securityContent')}</p>
      </section>
    </div>
  );
}
