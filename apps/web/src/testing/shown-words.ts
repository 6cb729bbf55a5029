import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const EXPLAINED = /<button[^>]*title="Explain ([^"]*)"[^>]*>(.*?)<\/button>/g;
const MARKED = /data-testid="([^"]*)"[^>]*>(.*?)<\/p>/g;

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

/** Of each part that measures itself; words have no measure. */
const ON_THE_SERVER = 'useLayoutEffect does nothing on the server';

function markupOf(part: ReactElement): string {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToStaticMarkup(part);
  const others = said.mock.calls.map(([first]) => String(first)).filter((first) => !first.includes(ON_THE_SERVER));
  said.mockRestore();
  if (others.length > 0) throw new Error(others.join('\n'));
  return html;
}

/** The words of a part of a page: every figure that can be explained by its name, and what is marked for tests. */
export function shownWords(part: ReactElement): Readonly<Record<string, string>> {
  const html = markupOf(part);
  const found = [...html.matchAll(EXPLAINED), ...html.matchAll(MARKED)];
  return Object.fromEntries(found.map(([, name = '', shown = '']) => [text(name), text(shown)]));
}
