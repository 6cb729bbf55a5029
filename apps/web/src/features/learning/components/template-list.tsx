import { DownloadIcon } from '@blueprintjs/icons';
import type { ChapterHead } from '../../../learning/learning.api';
import { Tag } from '../../../ui/card/tag';

type Template = ChapterHead['learning_templates'][number];

interface TemplateListProps {
  readonly chapters: readonly ChapterHead[];
}

/** Files to download and to change. */
export const TemplateList = ({ chapters }: TemplateListProps) => (
  <ul className="k-learn-readings">
    {chapters.flatMap(({ learning_templates }) =>
      learning_templates.map(({ templateId, templateHeading, templateContent, templateFile, ...file }) => (
        <li key={templateId}>
          <div className="k-grow">
            <p className="k-learn-title">{templateHeading}</p>
            <p className="k-micro k-muted">{templateContent}</p>
          </div>
          <span className="k-micro k-muted k-num">{fileWords(file)}</span>
          {templateFile === undefined ? (
            <Tag>Not made yet</Tag>
          ) : (
            <a href={templateFile} download className="bp6-button">
              <DownloadIcon /> Download<span className="k-sr"> {templateHeading}</span>
            </a>
          )}
        </li>
      )),
    )}
  </ul>
);

const KINDS = { document: 'Word', spreadsheet: 'Excel', other: 'File' } as const;

/** Word, 38 kB */
function fileWords({ templateKind, templateBytes }: Pick<Template, 'templateKind' | 'templateBytes'>): string {
  const size = templateBytes === undefined ? [] : [`${Math.max(1, Math.round(templateBytes / 1_000))} kB`];
  return [...(templateKind === undefined ? [] : [KINDS[templateKind]]), ...size].join(', ');
}
