import { DownloadIcon } from '@blueprintjs/icons';
import type { ChapterHead } from '../../../learning/learning.api';
import { Tag } from '../../../ui/card/tag';

interface TemplateListProps {
  readonly chapters: readonly ChapterHead[];
}

/** Files to download and to change. */
export const TemplateList = ({ chapters }: TemplateListProps) => (
  <ul className="k-learn-readings">
    {chapters.flatMap(({ learning_templates }) =>
      learning_templates.map(({ templateId, templateHeading, templateContent, templateFile }) => (
        <li key={templateId}>
          <div className="k-grow">
            <p className="k-learn-title">{templateHeading}</p>
            <p className="k-micro k-muted">{templateContent}</p>
          </div>
          {templateFile === undefined ? (
            <Tag>Not made yet</Tag>
          ) : (
            <a href={templateFile} download className="bp6-button">
              <DownloadIcon /> Download<span className="k-sr">: {templateHeading}</span>
            </a>
          )}
        </li>
      )),
    )}
  </ul>
);
