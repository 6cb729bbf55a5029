import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MemoryRouter } from 'react-router-dom';
import { contentPageOf, type ContentFields, isPublicPage } from '@keelson/contracts/content';
import { PageIntro } from './components/page-intro';
import { type Attributes, entriesOf, textOf, valueOf } from './content-attribute';
import { ContentIntro } from './content-intro';
import type { PageContent } from './use-content';

const SHIPPED = join(__dirname, '../../../api/content');

const contentOf = (entry: Attributes): PageContent => ({
  ready: true,
  entries: [entry],
  text: (name) => textOf(entry, name),
  value: (name) => valueOf(entry, name),
  list: (name) => entriesOf(entry, name),
  problem: undefined,
  error: undefined,
  retry: () => undefined,
});

const words = 'See last month beside the year before.';
const asBlocks = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'See ' },
      { type: 'text', text: 'last month', bold: true },
      { type: 'text', text: ' beside the year before.' },
    ],
  },
  { type: 'paragraph', children: [{ type: 'text', text: '' }] },
];
const WAYS = [
  ['plain text', words],
  ['Markdown', 'See **last month** beside the year before.'],
  ['blocks', asBlocks],
] as const;

const linesOf = (entry: Attributes, fields: ContentFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'part') return entriesOf(entry, name).flatMap((each) => linesOf(each, field.part.fields));
    const value = entry[name];
    return field.kind === 'line' && typeof value === 'string' ? [value] : [];
  });

describe('a place for a text of the editors', () => {
  it.each(WAYS)('takes %s as the lead of a page', (_, content) => {
    render(
      <MemoryRouter>
        <PageIntro content={contentOf({ heading: content, content })} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(words);
    expect(screen.getByText(/beside the year before/, { selector: 'p' })).toHaveTextContent(words);
    expect(screen.getAllByRole('paragraph')).toHaveLength(1);
  });

  it.each(WAYS)('takes %s as the lead of a form, and goes on behind it', (_, content) => {
    render(
      <MemoryRouter>
        <ContentIntro content={contentOf({ heading: content, content })} fallback="Sign up">
          Already a customer?
        </ContentIntro>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent(words);
    expect(screen.getByRole('paragraph')).toHaveTextContent(`${words} Already a customer?`);
  });

  it('leaves the shipped lines as they were written', () => {
    const noted = jest.spyOn(console, 'info').mockImplementation();
    for (const file of readdirSync(SHIPPED)) {
      const name = basename(file, '.json');
      if (!isPublicPage(name)) continue;
      const { data } = JSON.parse(readFileSync(join(SHIPPED, file), 'utf8')) as { data: { attributes: Attributes }[] };
      for (const { attributes } of data)
        for (const line of linesOf(attributes, contentPageOf(name).fields)) expect(textOf({ line }, 'line')).toBe(line);
    }
    noted.mockRestore();
  });
});
