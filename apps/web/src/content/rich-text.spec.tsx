import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { RichText } from './components/rich-text';
import { readMarkdown } from './rich-text';

const show = (value: unknown) =>
  render(
    <MemoryRouter>
      <RichText value={value} />
    </MemoryRouter>,
  ).container;

const KNOWN = new Set('DIV P H3 UL OL LI STRONG EM A TABLE THEAD TBODY TR TH TD'.split(' '));

const expectHarmless = (container: HTMLElement): void => {
  for (const element of container.querySelectorAll('*')) {
    expect(KNOWN).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(['class', 'href', 'rel', 'data-discover']).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(https:|mailto:|\/(?!\/))/);
    }
  }
};

describe('rich text of editors', () => {
  it('knows paragraphs, headings, lists, bold, emphasis and links', () => {
    const container = show(
      '## Heading\nFirst **bold** and *soft*.\n\n- one\n- two with [a page](/terms)\n\n1. first\n2. [far away](https://a.example/x)',
    );
    expect(screen.getByRole('heading', { name: 'Heading' })).toBeInTheDocument();
    expect(container.querySelector('strong')).toHaveTextContent('bold');
    expect(container.querySelector('em')).toHaveTextContent('soft');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'a page' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'far away' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('knows tables, with figures at the right, and fills up what a row lacks', () => {
    show('| Customer | Owes |\n|---|--:|\n| **Bell** | £4,200 |\n| Marsh |');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Customer', 'Owes']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Bell', '£4,200', 'Marsh', '']);
    expect(screen.getByRole('cell', { name: '£4,200' })).toHaveClass('k-rich-right');
  });

  it('leaves a line with bars that is no table a line', () => {
    show('| one | two |');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('| one | two |')).toBeInTheDocument();
  });

  it('reads the blocks of the Strapi editor alike', () => {
    show([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Heading' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'See ' },
          { type: 'link', url: '/privacy', children: [{ type: 'text', text: 'the notice', bold: true }] },
        ],
      },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [{ type: 'text', text: 'one' }] }],
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Heading' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'the notice' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('listitem')).toHaveTextContent('one');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example/x)',
    '[x](/\\evil.example)',
    '[x](http://plain.example)',
    '[x](vbscript:x)',
    '[**<svg onload=alert(1)>**](https://a.example/"onmouseover=alert(1))',
  ])('[IO-04~] makes %s harmless', (text) => {
    const container = show(text);
    expectHarmless(container);
    for (const link of container.querySelectorAll('a')) expect(link.href).not.toContain('evil');
  });

  it('[IO-04~] is harmless whatever the editors write, and loses no word of plain text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('**', '*', '[', '](', ')', '<a href=', 'javascript:', '//', '- ', '1. ', '\n', '\n\n', '# '),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const container = show(pieces.join(''));
        expectHarmless(container);
        container.remove();
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z ]{0,40}[a-z]$/), (text) => {
        expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', of: [{ kind: 'text', text }] }]);
      }),
    );
  });

  it('is harmless with blocks of any shape', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (value) => {
        const container = show(value);
        expectHarmless(container);
        container.remove();
      }),
      { numRuns: 100 },
    );
  });
});
