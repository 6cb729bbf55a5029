import { RichText } from '../../../content/components/rich-text';
import { type Attributes, textOf, valueOf } from '../../../content/content-attribute';
import './question-list.css';

interface QuestionListProps {
  readonly heading: string;
  readonly entries: readonly Attributes[];
}

/** Questions that unfold their answers. */
export function QuestionList({ heading, entries }: QuestionListProps) {
  return (
    <section className="k-wrap-wide k-site-band">
      <h2 className="k-display">{heading}</h2>
      <div className="k-questions">
        {entries.map((entry, index) => (
          <details key={index}>
            <summary>{textOf(entry, 'heading')}</summary>
            <RichText value={valueOf(entry, 'content')} />
          </details>
        ))}
      </div>
    </section>
  );
}
