import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentImage } from './components/content-image';
import { DRAWINGS } from './drawings/drawings';

const SHIPPED = join(__dirname, '../../../api/content');

const drawingsIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap(drawingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'drawing' ? [each as unknown] : drawingsIn(each)));
};

describe('pictures of the content', () => {
  it('ship with the product under every name that the shipped content gives', () => {
    const named = readdirSync(SHIPPED).flatMap((file) =>
      drawingsIn(JSON.parse(readFileSync(join(SHIPPED, file), 'utf8'))),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !DRAWINGS.has(name))).toEqual([]);
  });

  it('are drawn with the words for what they show', () => {
    render(<ContentImage of={{ image: { drawing: 'ledger', alternativeText: 'Books in plain English' } }} />);
    expect(screen.getByRole('img', { name: 'Books in plain English' })).toBeInTheDocument();
  });

  it('come from the content service with their measures', () => {
    const image = { url: 'https://media.example/a.png', alternativeText: 'A desk', width: 600, height: 400 };
    render(<ContentImage of={{ image }} />);
    const shown = screen.getByRole('img', { name: 'A desk' });
    expect(shown).toHaveAttribute('src', 'https://media.example/a.png');
    expect(shown).toHaveAttribute('width', '600');
    expect(shown).toHaveAttribute('loading', 'lazy');
  });

  it('come from a content service on the same machine as the product', () => {
    const url = 'http://127.0.0.1:1337/uploads/a.png';
    render(<ContentImage of={{ image: { url, alternativeText: 'A desk' } }} />);
    expect(screen.getByRole('img', { name: 'A desk' })).toHaveAttribute('src', url);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://plain.example/a.png',
    'mailto:a@b.example',
    'https://media.example/a.svg',
    'https://media.example/a.SVGZ?v=2',
    '/uploads/a.svg#part',
  ])('[IO-04~] are not taken from %s', (url) => {
    const { container } = render(<ContentImage of={{ image: { url, alternativeText: 'x' } }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('[SITE-10~] that are missing are noted and leave nothing', () => {
    const noted = jest.spyOn(console, 'info').mockImplementation();
    const { container } = render(<ContentImage of={{}} />);
    expect(container).toBeEmptyDOMElement();
    expect(noted).toHaveBeenCalledWith('No such attribute', 'image');
    noted.mockRestore();
  });
});
