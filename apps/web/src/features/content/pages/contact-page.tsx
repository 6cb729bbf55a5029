import { Card } from '../../../ui/card/card';
import { ContentIntro } from '../content-intro';
import { CONTENT } from '../content-pages';
import { useContent } from '../use-content';
import './legal-pages.css';

/** How to reach us. The form comes later; the page offers what works today. */
export function ContactPage() {
  const content = useContent(CONTENT.contact);
  const { ready, text } = content;
  const address = text('contact');
  return (
    <div className="k-wrap-text k-legal">
      <ContentIntro content={content} fallback="Contact us" />
      {ready && (
        <div className="k-stack">
          <Card title={text('emailHeading')}>
            <p>
              <a href={`mailto:${address}`}>{address}</a>
            </p>
          </Card>
          <Card title={text('hoursHeading')}>
            <p className="k-soft">{text('hours')}</p>
          </Card>
          <Card title={text('securityHeading')}>
            <p className="k-soft">{text('securityContent')}</p>
          </Card>
        </div>
      )}
    </div>
  );
}
