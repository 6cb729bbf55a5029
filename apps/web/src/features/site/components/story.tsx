import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { RichText } from '../../../content/components/rich-text';
import { type Attributes, entryOf, textOf, valueOf } from '../../../content/content-attribute';
import { BeforeAfter } from './before-after';
import './story.css';

/** One company's question, what its figures said, and what changed. */
export function Story({ story }: { readonly story: Attributes }) {
  const figures = entryOf(story, 'figures');
  return (
    <article className="k-wrap-wide k-story">
      <div>
        <p className="k-story-label">
          <Tag tone="hull">{textOf(story, 'label')}</Tag>
          <span className="k-small k-muted">{textOf(story, 'company')}</span>
        </p>
        <h2>{textOf(story, 'heading')}</h2>
        <div className="k-soft">
          <RichText value={valueOf(story, 'content')} />
        </div>
      </div>
      {figures !== undefined && (
        <Card className="k-story-figures">
          <h3 className="k-card-title">{textOf(figures, 'heading')}</h3>
          <BeforeAfter figures={figures} />
          <p className="k-story-result">
            <span className="k-num">{textOf(figures, 'result')}</span>
            <span className="k-small k-muted">{textOf(figures, 'resultText')}</span>
          </p>
        </Card>
      )}
    </article>
  );
}
